import { PROMPT_VARIABLES } from '@vida/contract/prompts/prompt-kinds.ts';
import { expect, it } from 'vitest';
import { previewPrompt } from './preview-prompt.ts';

it('a preview fills every variable for somebody made up', () => {
  const all = PROMPT_VARIABLES.map((name) => `${name}=[{{${name}}}]`).join('\n');
  const { user } = previewPrompt(
    { section: 'chat', systemPrompt: 'S', userPromptTemplate: all },
    new Date('2026-11-21T15:00:00Z'),
  );
  for (const name of PROMPT_VARIABLES) expect(user).toMatch(new RegExp(`${name}=\\[[^\\]]+\\]`));
  expect(user).toContain('55 anos');
});
