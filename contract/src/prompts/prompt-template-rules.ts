import { PROMPT_VARIABLES, type PromptVariable } from './prompt-kinds.ts';

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

const isVariable = (name: string): name is PromptVariable =>
  (PROMPT_VARIABLES as readonly string[]).includes(name);

/** Names between double braces that are no variables, each once. */
export const unknownVariablesOf = (template: string): readonly string[] => [
  ...new Set(
    [...template.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !isVariable(name)),
  ),
];

/** The template with its variables filled in, in one pass: what a value says is never read as a template. */
export const fillTemplate = (template: string, values: Readonly<Record<PromptVariable, string>>): string =>
  template.replace(placeholder, (whole: string, name: string) => (isVariable(name) ? values[name] : whole));
