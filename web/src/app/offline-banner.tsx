import { useOnline } from '../lib/use-online.ts';
import { Notice } from '../ui/notice.tsx';
import { appMessages } from './app-messages.ts';

/** Says when there is no connection and what still works. */
export const OfflineBanner = () => {
  if (useOnline()) return null;
  return (
    <Notice tone="offline" live className="mb-3.5 md:mb-6">
      {appMessages.offline}
    </Notice>
  );
};
