import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import type { NewNotification } from '@vida/contract/notifications/notification-schemas.ts';
import type { Log } from '../../config/log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Around } from '../../http/person-turns.ts';
import type { TurnsOfText } from './text-turns.ts';

export type CommunityNews = Extract<NewNotification, { postId: string }>;

/** How a text is read before it is stored: by rules, no model sees it. */
export interface TextReaders {
  /** Help for its author where it speaks of an emergency; never a reason to hold it back. */
  readonly findHelp: (text: string) => Promise<HelpOffer | null>;
  /** Whether it tells somebody to take another dose, or to stop. */
  readonly tellsDose: (text: string) => Promise<boolean>;
}

export interface CommunityDeps {
  readonly turnsOf: TurnsOfText;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly readers: TextReaders;
  /** When the account was made. */
  readonly findRegisteredAt: (userId: string, tx: Transaction) => Promise<Date>;
  /** Rings another person's bell, in a write of its own, unless it rang for the same post within `quietMs`. */
  readonly notifyUser: (userId: string, news: CommunityNews, quietMs: number) => Promise<void>;
  /** Tells open pages that something changed for everybody. */
  readonly announce: () => void;
}

/**
 * The `write` of a route: one transaction, perhaps in a turn of the text, with the raised revision and the kept reply.
 */
export type Write<T> = (work: (tx: Transaction) => Promise<T>, around?: Around) => Promise<T>;
