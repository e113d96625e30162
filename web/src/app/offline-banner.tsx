import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.tsx';
import { appMessages } from './app-messages.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says when there is no connection and what still works. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice tone="offline" live className="mb-3.5 md:mb-6">
      {appMessages.offline}
    </Notice>
  );
};
