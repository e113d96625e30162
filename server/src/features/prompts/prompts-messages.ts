import { promptFieldNames } from '@vida/contract/prompts/prompt-words.ts';

/** What the prompts say on the server. */
export const promptsMessages = {
  notFound: 'Não encontramos este prompt. Talvez ele já tenha sido deletado.',
  versionNotFound: 'Não encontramos esta versão do prompt.',
  tooMany: 'Há prompts demais. Delete um que não usa mais antes de criar outro.',
} as const;

export const promptsFieldLabels = {
  ...promptFieldNames,
  version: 'Versão',
} as const;
