/** The list of texts that a person does not want to see. */
export const blocksMessages = {
  open: 'Textos ocultos',
  title: 'Textos ocultos',
  description: 'O que você escolheu não ver. Vale só para você, e só para estes textos.',
  loading: 'Carregando a lista...',
  failed: 'a lista não carregou',
  empty: 'Você não ocultou nenhum texto.',
  text: (postTitle: string, isReply: boolean) => (isReply ? `Resposta em “${postTitle}”` : `Postagem “${postTitle}”`),
  since: (when: string) => `desde ${when}`,
  unblock: 'Mostrar',
  unblockOf: (text: string) => `Mostrar ${text}`,
  done: 'O texto aparece de novo.',
  notDone: 'Não foi possível mostrar o texto. Tente de novo.',
} as const;
