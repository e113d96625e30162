import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, useLazyDialog } from '../../ui/lazy-part.tsx';
import { bellMessages as messages } from './bell-messages.ts';
import { isUnread, notificationsQuery } from './notifications-queries.ts';

const NotificationsPanel = lazyPart(async () => (await import('./notifications-panel.tsx')).NotificationsPanel);

/** The bell: a dot while something is unread, the panel when pressed. */
export const NotificationBell = () => {
  const { data = [] } = useQuery(notificationsQuery());
  const { Dialog: Panel, opener, close } = useLazyDialog(NotificationsPanel);
  const unread = data.filter(isUnread).length;
  return (
    <>
      <IconButton
        icon={Bell}
        label={unread > 0 ? messages.bellUnread(unread) : messages.bell}
        dot={unread > 0}
        {...opener}
      />
      {Panel && <Panel onClose={close} />}
    </>
  );
};
