import { queryOptions } from '@tanstack/react-query';
import {
  findEasterEgg,
  getMotivationalMessage,
  getTimeEasterEgg,
} from '@vida/contract/motivation/motivation-endpoints.ts';
import { type Achievement, TIMED_TIP_POLL_MS } from '@vida/contract/motivation/motivation-rules.ts';
import { callApi } from '../../lib/api-client.ts';
import { motivationMessages } from './motivation-messages.ts';

/** What is sent about something done. */
export const toBody = (action: Achievement) => ({
  action,
  achievement: motivationMessages.cheer.achievements[action],
  userContext: { timestamp: new Date().toISOString() },
});

/** Vida's answer; null when she has none, also when nothing could be asked. */
const quietly = async (ask: () => Promise<{ message: string | null }>): Promise<string | null> => {
  if (!navigator.onLine) return null;
  try {
    return (await ask()).message;
  } catch {
    return null;
  }
};

/** What Vida answers to a hidden trigger. */
export const askAboutTrigger = (trigger: 'konami_code' | 'double_click') =>
  quietly(() => callApi(findEasterEgg, { body: { trigger } }));

/** What Vida answers to something done. */
export const askAboutAchievement = (action: Achievement) =>
  quietly(() => callApi(getMotivationalMessage, { body: toBody(action) }));

/** The tip of the hour, asked for every minute while the page is looked at. */
export const timedTipQuery = () =>
  queryOptions({
    queryKey: ['/api/time-easter-egg'],
    queryFn: ({ signal }) =>
      navigator.onLine ? callApi(getTimeEasterEgg, {}, { signal }) : { message: null, trigger: null },
    refetchInterval: TIMED_TIP_POLL_MS,
    refetchIntervalInBackground: false,
  });
