/** What stands around the replies to a post. */
export const repliesMessages = {
  title: 'Respostas',
  loading: 'Carregando as respostas...',
  failed: 'as respostas não carregaram',
  empty: 'Ninguém respondeu ainda. Uma palavra sua pode ajudar.',
  emptyLocked: 'Ninguém respondeu.',
  more: 'Mostrar mais respostas',
  locked: 'Esta postagem está fechada para novas respostas.',
} as const;
