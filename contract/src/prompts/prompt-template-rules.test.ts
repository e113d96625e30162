import { describe, expect, it } from 'vitest';
import type { PromptVariable } from './prompt-kinds.ts';
import { fillTemplate, unknownVariablesOf } from './prompt-template-rules.ts';

const values: Record<PromptVariable, string> = {
  perfil: 'P',
  metricas: 'M',
  categoria: 'C',
  nivel: 'N',
  tipoRefeicao: 'T',
  data: 'D',
  mensagem: 'diga {{perfil}} e $&',
};

describe('fillTemplate', () => {
  it('fills every variable, with or without blanks, and takes what was filled in as it is', () => {
    expect(fillTemplate('{{data}} {{ perfil }}: {{mensagem}}', values)).toBe('D P: diga {{perfil}} e $&');
  });

  it('leaves single braces and JSON alone', () => {
    expect(fillTemplate('{ "a": {perfil} }', values)).toBe('{ "a": {perfil} }');
  });
});

describe('unknownVariablesOf', () => {
  it.each([
    ['{{perfil}} {{ data }}', []],
    ['{{nome}} {{nome}} {{Perfil}}', ['nome', 'Perfil']],
    ['{{}}', ['']],
    ['{{perfil}', []],
  ])('of %s', (template, expected) => {
    expect(unknownVariablesOf(template)).toEqual(expected);
  });

  it.each([' ', '{{ ', '{'])(
    'is found at once in a long run of %j',
    (part) => {
      expect(unknownVariablesOf(`{{${part.repeat(3000)}x`)).toEqual([]);
    },
    1000,
  );
});
