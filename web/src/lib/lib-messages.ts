/** What the shared code says when a feature has nothing better. */
export const libMessages = {
  error: 'Erro',
  undo: 'Desfazer',
  connection: 'Erro de conexão. Tente novamente.',
  unexpected: 'Algo deu errado. Tente novamente.',
  now: 'agora',
  yesterday: 'ontem',
  minutesAgo: (minutes: number) => `há ${minutes} min`,
  hoursAgo: (hours: number) => `há ${hours} h`,
  daysAgo: (days: number) => `há ${days} dias`,
} as const;
