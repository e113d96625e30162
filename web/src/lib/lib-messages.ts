/** What the shared code says when a feature has nothing better. */
export const libMessages = {
  error: 'Erro',
  success: 'Sucesso!',
  edit: 'Editar',
  remove: 'Apagar',
  undo: 'Desfazer',
  connection: 'Erro de conexão. Tente novamente.',
  unexpected: 'Algo deu errado. Tente novamente.',
  elsewhere: {
    yes: 'sim',
    no: 'não',
    nothing: 'em branco',
    changed: (label: string, before: string, now: string) => `${label}: agora ${now} (antes: ${before}).`,
    list: (label: string, added: readonly string[], removed: readonly string[]) => {
      const entered = added.length > 0 && `${added.length === 1 ? 'entrou' : 'entraram'} ${added.join(', ')}`;
      const left = removed.length > 0 && `${removed.length === 1 ? 'saiu' : 'saíram'} ${removed.join(', ')}`;
      return `${label}: ${[entered, left].filter(Boolean).join('; ')}.`;
    },
  },
  now: 'agora',
  yesterday: 'ontem',
  minutesAgo: (minutes: number) => `há ${minutes} min`,
  hoursAgo: (hours: number) => `há ${hours} h`,
  daysAgo: (days: number) => `há ${days} dias`,
} as const;
