import { describe, expect, it } from 'vitest';
import { guardConversation } from '../../guarded-conversation.ts';
import { createBuiltInConversation } from './built-in-conversation.ts';
import { guardedAnswer } from './testing/sample-chat.ts';

const conversation = guardConversation(createBuiltInConversation(), () => {});
const ask = (message: string, profile = {}) => guardedAnswer(conversation, message, { profile });

describe('under a refusal stands what is known in general', () => {
  it.each([
    ['ronco muito e acordo moído, pode ser apneia?', /não faço diagnóstico[\s\S]*exame do sono/],
    ['vinagre de maçã baixa a glicose?', /nenhum chá substitui[\s\S]*vinagre é pequeno/],
    ['seria bom eu tomar aspirina todo dia?', /não indico[\s\S]*para quem o médico indicou/i],
    ['jejum intermitente funciona?', /pode baixar a glicose[\s\S]*o que se come no dia todo/],
  ])('%s', async (message, told) => {
    const { text, outcome } = await ask(message);
    expect(text).toMatch(told);
    expect(outcome).toBe('refused');
  });

  it.each(['glicose 118 em jejum é diabetes?', 'quantas unidades de insulina eu aplico?'])(
    'but not of own figures, nor of a dose: %s',
    async (message) => {
      expect((await ask(message)).text).not.toContain('Em geral, o que se sabe');
    },
  );

  it('nor of fasting to somebody whom an eating disorder may threaten', async () => {
    const profile = { otherConditions: 'bulimia' };
    expect((await ask('jejum intermitente funciona?', profile)).text).not.toContain('Em geral, o que se sabe');
  });
});

describe('beside a warning stands what was asked of a table', () => {
  it('the figures of a food', async () => {
    const { text } = await ask('acarajé de 100 g tem quantas kcal?', {
      foodAllergies: ['Amendoim'],
    });
    expect(text).toMatch(/^Seu perfil marca[\s\S]*289 kcal/);
  });

  it('what a leaflet says, but not after a danger', async () => {
    const profile = { chronicConditions: ['Diabetes Tipo 2'] };
    expect((await ask('hidroclorotiazida faz urinar mais?', profile)).text).toMatch(
      /^Seu perfil marca[\s\S]*Segundo a bula/,
    );
    const allergic = { medicationAllergies: ['Outra'], otherMedicationAllergies: 'enalapril' };
    expect((await ask('enalapril dá tosse?', allergic)).text).not.toContain('Segundo a bula');
  });
});

it('a text that does not name its subject begins with it', async () => {
  expect((await ask('quais os sinais de infarto?')).text).toMatch(/Sinais que podem ser de infarto:\n/);
});

it('a question beside a mood is answered after it', async () => {
  const { text } = await ask('parar de fumar engorda? estou muito ansiosa');
  expect(text).toMatch(/respirar devagar[\s\S]*nicotina/);
});
