/** The parts of the product whose texts to a model the administrator can write (spec section 3). */
export const PROMPT_SECTIONS = ['ai-tips', 'exercises', 'nutrition', 'sleep', 'chat', 'general'] as const;
export type PromptSection = (typeof PROMPT_SECTIONS)[number];

/** What a template may name, as `{{name}}` (product decision; Portuguese by exception: administrators write them). */
export const PROMPT_VARIABLES = [
  'perfil',
  'metricas',
  'categoria',
  'nivel',
  'tipoRefeicao',
  'data',
  'mensagem',
] as const;
export type PromptVariable = (typeof PROMPT_VARIABLES)[number];

export const MAX_PROMPT_LENGTH = 20_000;
