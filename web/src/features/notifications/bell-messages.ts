/** What the bell says. Every page has the bell, and none waits for what the panel's texts need: a file apart. */
export const bellMessages = {
  bell: 'Notificações',
  bellUnread: (count: number) => (count === 1 ? 'Notificações, 1 não lida' : `Notificações, ${count} não lidas`),
} as const;
