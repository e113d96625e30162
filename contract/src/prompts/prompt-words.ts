/** What the fields of a prompt are called, in its form and where one is refused. */
export const promptFieldNames = {
  section: 'Seção',
  title: 'Título',
  systemPrompt: 'Prompt do sistema',
  userPromptTemplate: 'Modelo do prompt do usuário',
  isActive: 'Status',
} as const;
