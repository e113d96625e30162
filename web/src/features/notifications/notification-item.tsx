import type { AppNotification } from '@vida/contract/notifications/notifications-endpoints.ts';
import { formatRelative } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { notificationsMessages } from './notifications-messages.ts';

interface NotificationItemProps {
  notification: AppNotification;
  isNew: boolean;
}

/** One line of the panel. */
export const NotificationItem = ({ notification, isNew }: NotificationItemProps) => {
  const { timeZone } = useUser();
  const { title, text } = notificationsMessages.kinds[notification.kind];
  return (
    <li className="grid gap-1 border-border py-3 not-first:border-t">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        {isNew && <Badge tone="now">{notificationsMessages.isNew}</Badge>}
      </p>
      <p>{text}</p>
      <p className="text-sm text-muted-foreground">
        <time dateTime={notification.createdAt}>
          {formatRelative(notification.createdAt, new Date(), timeZone)}
        </time>
      </p>
    </li>
  );
};
