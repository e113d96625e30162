/** What the bell says; apart from the panel's texts, because every page has the bell. */
export const bellMessages = {
  bell: 'Notificações',
  bellUnread: (count: number) => (count === 1 ? 'Notificações, 1 não lida' : `Notificações, ${count} não lidas`),
} as const;
