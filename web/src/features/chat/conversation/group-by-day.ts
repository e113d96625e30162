import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';

export interface ChatDay {
  /** `yyyy-MM-dd` in the person's zone. */
  readonly day: string;
  readonly exchanges: readonly ChatMessage[];
}

/** The exchanges, oldest first, by the day they were asked on. */
export const groupByDay = (exchanges: readonly ChatMessage[], timeZone: string): ChatDay[] => {
  const byDay = Map.groupBy(exchanges, ({ createdAt }) => dayOf(new Date(createdAt), timeZone));
  return [...byDay].map(([day, ofDay]) => ({ day, exchanges: ofDay }));
};
