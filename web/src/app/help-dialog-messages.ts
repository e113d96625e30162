/** What stands around the help that a text of the person's called for. */
export const helpDialogMessages = {
  title: 'Sobre o que você escreveu',
  saved: 'O que você escreveu foi salvo.',
  talk: 'Conversar com a Vida',
} as const;
