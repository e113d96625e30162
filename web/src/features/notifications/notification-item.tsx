import { Link } from '@tanstack/react-router';
import type { AppNotification } from '@vida/contract/notifications/notification-schemas.ts';
import { formatRelative } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { notificationsMessages } from './notifications-messages.ts';

interface NotificationItemProps {
  notification: AppNotification;
  isNew: boolean;
  /** Somebody follows the way on. */
  onFollow: () => void;
}

/** One line of the panel. */
export const NotificationItem = ({ notification, isNew, onFollow }: NotificationItemProps) => {
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
