import type { AppNotification } from '@vida/contract/notifications/notification-schemas.ts';
import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { apiQuery, useInvalidate } from '../../lib/api-query.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

/** The newest notifications, newest first. */
export const notificationsQuery = () => apiQuery(listNotifications);

export const isUnread = ({ readAt }: AppNotification): boolean => readAt === null;

/** Marks all as read; the list is then refreshed. */
export const useMarkRead = () =>
  useApiMutation(markNotificationsRead, { onSuccess: useInvalidate(notificationsQuery().queryKey) });
