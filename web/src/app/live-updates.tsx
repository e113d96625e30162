import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { COMMUNITY_KEY } from '../features/community/community-key.ts';
import { knownRevision } from '../lib/known-revision.ts';
import { useUser } from '../lib/session.ts';

/** The page's own data comes first; without the stream everything works, only later. */
const START_AFTER_MS = 600;

/** Keeps what is shown true when it changes elsewhere: in another window, on another device, on the server. */
export const LiveUpdates = () => {
  const { id } = useUser();
  const queryClient = useQueryClient();
  useEffect(() => knownRevision.onMissed(() => void queryClient.invalidateQueries()), [queryClient]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = (): void => {
      import('../lib/live.ts')
        .then(({ startLive }) => {
          if (!isGone) stop = startLive(id, () => void queryClient.invalidateQueries({ queryKey: COMMUNITY_KEY }));
        })
        .catch(() => undefined);
    };
    const timer = setTimeout(start, START_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [id, queryClient]);
  return null;
};
