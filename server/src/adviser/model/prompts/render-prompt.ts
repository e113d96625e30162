import type { PromptSection, PromptVariable } from '@vida/contract/prompts/prompt-kinds.ts';
import type { PromptPreview } from '@vida/contract/prompts/prompt-schemas.ts';
import { fillTemplate } from '@vida/contract/prompts/prompt-template-rules.ts';
import { builtInPrompts, type PromptTexts } from './built-in-prompts.ts';
import { SAFETY_RULES } from './safety-rules.ts';

/** What the variables stand for; texts of a person are clean and between marks (`person-text.ts`). */
export type PromptValues = Readonly<Record<PromptVariable, string>>;

/** The section's active prompt, else the active one of 'general'; null: the built-in one is used. */
export type ReadPrompt = (section: PromptSection) => Promise<PromptTexts | null>;

const tidy = (text: string): string => text.replace(/\n{3,}/g, '\n\n').trim();

/**
 * What a model gets. The rules of safety come first, whatever the administrator wrote, and a question that a template
 * forgets is put behind it: it must reach the model.
 */
export const renderPrompt = (
  section: PromptSection,
  prompt: PromptTexts | null,
  values: PromptValues,
): PromptPreview => {
  const { systemPrompt, userPromptTemplate } = prompt ?? builtInPrompts[section];
  const user = fillTemplate(userPromptTemplate, values);
  const isAsked =
    fillTemplate(userPromptTemplate, { ...values, mensagem: '' }) !== user || values.mensagem === '';
  return {
    system: tidy(`${SAFETY_RULES}\n\n${fillTemplate(systemPrompt, values)}`),
    user: tidy(isAsked ? user : `${user}\n\n${values.mensagem}`),
  };
};
