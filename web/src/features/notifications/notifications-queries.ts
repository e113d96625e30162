import type { AppNotification } from '@vida/contract/notifications/notification-schemas.ts';
import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { apiQuery, useApiMutation, useInvalidate } from '../../lib/api-query.ts';

/** The newest notifications, newest first. */
export const notificationsQuery = () => apiQuery(listNotifications);

export const isUnread = ({ readAt }: AppNotification): boolean => readAt === null;

/** Marks all as read; the list is then refreshed. */
export const useMarkRead = () =>
  useApiMutation(markNotificationsRead, { onSuccess: useInvalidate(notificationsQuery().queryKey) });
