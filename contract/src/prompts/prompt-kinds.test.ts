import { expect, it } from 'vitest';
import { PROMPT_SECTIONS, PROMPT_VARIABLES } from './prompt-kinds.ts';

it('prompts have six sections', () => {
  expect(PROMPT_SECTIONS).toEqual(['ai-tips', 'exercises', 'nutrition', 'sleep', 'chat', 'general']);
});

it('templates may name seven variables', () => {
  expect(PROMPT_VARIABLES).toEqual(['perfil', 'metricas', 'categoria', 'nivel', 'tipoRefeicao', 'data', 'mensagem']);
});
