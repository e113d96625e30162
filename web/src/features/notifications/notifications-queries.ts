import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AppNotification } from '@vida/contract/notifications/notification-schemas.ts';
import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

/** The newest notifications, newest first. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['/api/notifications'],
    queryFn: ({ signal }) => callApi(listNotifications, {}, { signal }),
  });

export const isUnread = ({ readAt }: AppNotification): boolean => readAt === null;

/** Marks all as read; the list is then refreshed. */
export const useMarkRead = () => {
  const queryClient = useQueryClient();
  return useApiMutation(markNotificationsRead, {
    onSuccess: () => queryClient.invalidateQueries(notificationsQuery()),
  });
};
