import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { SkeletonSheet } from '../../ui/skeleton-sheet.tsx';
import { NotificationItem } from './notification-item.tsx';
import { notificationsMessages as messages } from './notifications-messages.ts';
import { isUnread, notificationsQuery, useMarkRead } from './notifications-queries.ts';

/** What is in the panel; what was unread when it opened stays marked as new until it closes. */
const PanelContent = ({ onClose }: { onClose: () => void }) => {
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery());
  const { mutate: markRead } = useMarkRead();
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unread = data?.filter(isUnread) ?? [];
    if (unread.length === 0) return;
    setNewIds((last) => new Set([...last, ...unread.map(({ id }) => id)]));
    markRead({});
  }, [data, markRead]);

  if (isError) return <ErrorCard title={messages.failed} onRetry={refetch} retrying={isFetching} />;
  if (!data) return <SkeletonSheet label={messages.loading} lines={2} />;
  if (data.length === 0) return <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>;
  return (
    <ul>
      {data.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          isNew={newIds.has(notification.id)}
          onFollow={onClose}
        />
      ))}
    </ul>
  );
};

/** The bell's panel. */
export const NotificationsPanel = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title={messages.title} onOpenChange={onClose}>
    <PanelContent onClose={onClose} />
  </Dialog>
);
