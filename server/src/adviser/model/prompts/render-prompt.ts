import { readFileSync } from 'node:fs';
import type { PromptSection, PromptVariable } from '@vida/contract/prompts/prompt-kinds.ts';
import type { PromptPreview } from '@vida/contract/prompts/prompt-schemas.ts';
import { fillTemplate } from '@vida/contract/prompts/prompt-template-rules.ts';

/** What the variables stand for; texts of a person are clean and between marks (`person-text.ts`). */
export type PromptValues = Readonly<Record<PromptVariable, string>>;

/** What is said to a model: the system text and the user's, both with variables. */
export interface PromptTexts {
  readonly systemPrompt: string;
  readonly userPromptTemplate: string;
}

/** The section's active prompt, else the active one of 'general'; null: the built-in one is used. */
export type ReadPrompt = (section: PromptSection) => Promise<PromptTexts | null>;

const readText = (name: string): string =>
  readFileSync(new URL(`../../../../knowledge/prompts/${name}.md`, import.meta.url), 'utf8').trim();

/**
 * Stands before every system text, whatever the administrator wrote (domain rules of safety, section 5). The
 * guardrails hold every answer against the same rules; this only makes a good answer more likely.
 */
export const SAFETY_RULES = readText('rules');

/** Stands behind the system text wherever tools are offered, whoever wrote that. */
export const TOOL_INSTRUCTIONS = readText('tools');

/** What a model gets where the administrator wrote nothing. */
export const builtInPrompt = (section: PromptSection): PromptTexts => {
  const [systemPrompt = '', userPromptTemplate = ''] = readText(section).split('\n\n---\n\n');
  return { systemPrompt, userPromptTemplate };
};

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
  const { systemPrompt, userPromptTemplate } = prompt ?? builtInPrompt(section);
  const user = fillTemplate(userPromptTemplate, values);
  const isAsked = fillTemplate(userPromptTemplate, { ...values, mensagem: '' }) !== user || values.mensagem === '';
  return {
    system: tidy(`${SAFETY_RULES}\n\n${fillTemplate(systemPrompt, values)}`),
    user: tidy(isAsked ? user : `${user}\n\n${values.mensagem}`),
  };
};
