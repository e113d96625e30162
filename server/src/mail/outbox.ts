import { MINUTE_MS } from '@vida/contract/core/time.ts';
import type { Log } from '../config/log.ts';
import { createFairTurns } from '../turns/fair-turns.ts';
import type { Mail, SendMail } from './mail-sender.ts';

/** So many of one who asks, and in all, wait for their turn; what waits for longer than a link lives is of no use. */
const MOST_WAITING_OF_ONE = 20;
const MOST_WAITING = 200;
const WAITING_MS = 5 * MINUTE_MS;

/** A message may take so long altogether, however slowly the mail server answers. */
const SENDING_MS = 30_000;

export interface OutboxDeps {
  readonly send: SendMail;
  readonly log: Log;
  /** Aborted when Vida stops: what was not sent by then is given up. */
  readonly stopping: AbortSignal;
}

/** Sends a message of the turn it is called in. */
export type SendNow = (mail: Mail) => Promise<void>;

/**
 * Messages go out beside the requests that ask for them, one at a time and in fair turns. Whoever asks never waits, nor
 * learns what became of it: what fails is a line in the log, without any address.
 */
export const createOutbox = ({ send, log, stopping }: OutboxDeps) => {
  const turns = createFairTurns<string>({
    atOnce: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOf: MOST_WAITING_OF_ONE,
    patienceMs: WAITING_MS,
  });

  const sendNow: SendNow = (mail) => send(mail, AbortSignal.any([stopping, AbortSignal.timeout(SENDING_MS)]));

  return {
    /** Does `work` for `who` when its turn comes: it finds out what is to be sent, if anything is, and sends it. */
    post: (who: string, work: (sendNow: SendNow) => Promise<void>): void => {
      turns
        .run(who, () => work(sendNow), stopping)
        .catch((err: unknown) => {
          if (!stopping.aborted) log.error({ err }, 'mail not sent');
        });
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
