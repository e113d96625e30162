import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { bellMessages as messages } from './notifications-messages.ts';
import { isUnread, notificationsQuery } from './notifications-queries.ts';

const NotificationsPanel = lazy(async () => ({
  default: (await import('./notifications-panel.tsx')).NotificationsPanel,
}));

/** The bell: a dot while something is unread, the panel when pressed. */
export const NotificationBell = () => {
  const { data = [] } = useQuery(notificationsQuery());
  const [isOpen, setOpen] = useState(false);
  const unread = data.filter(isUnread).length;
  return (
    <>
      <IconButton
        icon={Bell}
        label={unread > 0 ? messages.bellUnread(unread) : messages.bell}
        dot={unread > 0}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
