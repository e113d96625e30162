import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { NotificationsService } from './notifications-service.ts';

export const registerNotifications = (serve: Serve, service: NotificationsService): void => {
  serve(listNotifications, ({ viewer }) => service.list(viewer.userId));
  serve(markNotificationsRead, ({ viewer, write }) => write((tx) => service.markAllRead(viewer.userId, tx)));
};
