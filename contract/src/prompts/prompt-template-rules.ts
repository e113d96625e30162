import { PROMPT_VARIABLES, type PromptVariable } from './prompt-kinds.ts';

/** The blanks around a name are taken off afterwards: a pattern that looks for them tries every split of a long run. */
const placeholder = /\{\{([^{}]*)\}\}/gu;

const isVariable = (name: string): name is PromptVariable => (PROMPT_VARIABLES as readonly string[]).includes(name);

/** Names between double braces that are no variables, each once. */
export const unknownVariablesOf = (template: string): readonly string[] => [
  ...new Set(
    [...template.matchAll(placeholder)].map(([, name = '']) => name.trim()).filter((name) => !isVariable(name)),
  ),
];

/** The template with its variables filled in, in one pass: what a value says is never read as a template. */
export const fillTemplate = (template: string, values: Readonly<Record<PromptVariable, string>>): string =>
  template.replace(placeholder, (whole: string, inside: string) => {
    const name = inside.trim();
    return isVariable(name) ? values[name] : whole;
  });
