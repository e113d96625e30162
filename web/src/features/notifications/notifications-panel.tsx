import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AppNotification } from '@vida/contract/notifications/notification-schemas.ts';
import { useEffect, useState } from 'react';
import { formatRelative } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState, ErrorCard, SkeletonCard } from '../../ui/states.tsx';
import { notificationsMessages as messages, notificationsMessages } from './notifications-messages.ts';
import { isUnread, notificationsQuery, useMarkRead } from './notifications-queries.ts';

interface NotificationItemProps {
  notification: AppNotification;
  isNew: boolean;
  /** Somebody follows the way on. */
  onFollow: () => void;
}

/** One line of the panel. */
const NotificationItem = ({ notification, isNew, onFollow }: NotificationItemProps) => {
  const { timeZone, glucoseUnit } = useUser();
  const { title, text, to, action } = notificationsMessages.tell(notification, glucoseUnit);
  return (
    <li className="grid gap-1 border-border py-3 not-first:border-t">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        {isNew && <Badge tone="now">{notificationsMessages.isNew}</Badge>}
      </p>
      <p>{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted-foreground">
        <time dateTime={notification.createdAt}>{formatRelative(notification.createdAt, new Date(), timeZone)}</time>
        <LinkButton variant="ghost" className="-mr-3">
          <Link to={to} onClick={onFollow}>
            {action}
          </Link>
        </LinkButton>
      </div>
    </li>
  );
};

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
  if (!data) return <SkeletonCard label={messages.loading} lines={2} />;
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
