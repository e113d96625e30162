import type { AppNotification } from '@vida/contract/notifications/notifications-endpoints.ts';

interface NotificationText {
  title: string;
  text: string;
}

/** What the bell and its panel say. */
export const notificationsMessages = {
  bell: 'Notificações',
  bellUnread: (count: number) =>
    count === 1 ? 'Notificações, 1 não lida' : `Notificações, ${count} não lidas`,
  title: 'Notificações',
  loading: 'Carregando notificações...',
  failed: 'Não conseguimos carregar suas notificações',
  empty: 'Nenhuma notificação por aqui',
  emptyText: 'Quando houver novidade sobre os seus registros, ela aparece neste painel.',
  isNew: 'Nova',
  kinds: {
    welcome: {
      title: 'Boas-vindas à Vida',
      text: 'Comece pelo seu perfil de saúde: com ele, as dicas passam a falar de você.',
    },
  } satisfies Record<AppNotification['kind'], NotificationText>,
} as const;
