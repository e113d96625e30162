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

/** Vida's answer to a hidden trigger; null when she has none, also when nothing could be asked. */
export const askAboutTrigger = async (trigger: 'konami_code' | 'double_click'): Promise<string | null> => {
  if (!navigator.onLine) return null;
  try {
    return (await callApi(findEasterEgg, { body: { trigger } })).message;
  } catch {
    return null;
  }
};

/** Vida's answer to something done; null as above. */
export const askAboutAchievement = async (action: Achievement): Promise<string | null> => {
  if (!navigator.onLine) return null;
  try {
    return (await callApi(getMotivationalMessage, { body: toBody(action) })).message;
  } catch {
    return null;
  }
};

/** The tip of the hour, asked for every minute while the page is looked at. */
export const timedTipQuery = () =>
  queryOptions({
    queryKey: ['/api/time-easter-egg'],
    queryFn: ({ signal }) =>
      navigator.onLine ? callApi(getTimeEasterEgg, {}, { signal }) : { message: null, trigger: null },
    refetchInterval: TIMED_TIP_POLL_MS,
    refetchIntervalInBackground: false,
  });
