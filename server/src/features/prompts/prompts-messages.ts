/** What the prompts say on the server. */
export const promptsMessages = {
  notFound: 'Não encontramos este prompt. Talvez ele já tenha sido deletado.',
  versionNotFound: 'Não encontramos esta versão do prompt.',
  tooMany: 'Há prompts demais. Delete um que não usa mais antes de criar outro.',
} as const;

export const promptsFieldLabels = {
  section: 'Seção',
  title: 'Título',
  systemPrompt: 'Prompt do sistema',
  userPromptTemplate: 'Modelo do prompt do usuário',
  isActive: 'Status',
  version: 'Versão',
} as const;
