import { promptFieldNames } from '@vida/contract/prompts/prompt-words.ts';

/** What the earlier texts of a prompt say. */
export const versionsMessages = {
  title: 'Versões',
  subtitle: 'Cada mudança nos textos guarda a anterior. Aparecem as 50 mais recentes.',
  loading: 'Carregando as versões...',
  failed: 'Não foi possível carregar as versões',
  version: (version: number) => `Versão ${version}`,
  current: 'Atual',
  compare: 'Comparar',
  compareOf: (version: number) => `Comparar a versão ${version} com a atual`,
  hide: 'Fechar comparação',
  hideOf: (version: number) => `Fechar comparação da versão ${version}`,
  restore: 'Restaurar',
  restoreOf: (version: number) => `Restaurar a versão ${version}`,
  restoreTitle: (version: number) => `Restaurar a versão ${version}?`,
  restoreText:
    'Os textos dela voltam como uma versão nova, e a atual continua nesta ' +
    'lista. O que você mudou no formulário e ainda não salvou se perde.',
  restored: (version: number) => `A versão ${version} voltou a ser a atual.`,
  notRestored: 'Não foi possível restaurar a versão. Tente de novo.',
  comparison: (version: number) => `Versão ${version} ao lado da atual`,
  same: (name: string) => `${name}: igual ao da atual.`,
  texts: {
    title: promptFieldNames.title,
    systemPrompt: promptFieldNames.systemPrompt,
    userPromptTemplate: promptFieldNames.userPromptTemplate,
  },
} as const;
