import { createFairTurns } from '../turns/fair-turns.ts';

/** Writes under way in all: fewer than there are connections, so that reads, those of a write too, find one. */
const WRITES_AT_ONCE = 7;
/** Writes that wait, in all and of one person. */
const MOST_WAITING = 1_000;
const MOST_WAITING_OF_ONE = 50;
/** A large import is over by then. */
const PATIENCE_MS = 30_000;
/** Runs a transaction in a turn of something else that writers wait for, taken after the person's own. */
export type Around = <T>(transaction: () => Promise<T>) => Promise<T>;

export interface WriteTurnOptions {
  /** Takes one who left out of the line. */
  readonly gone?: AbortSignal | undefined;
  readonly around?: Around | undefined;
}

const atOnce: Around = (transaction) => transaction();

/**
 * A person's writes, one at a time in this process. They wait here, before a connection is asked for: in the database
 * they would wait for the lock of the person's row, each with a connection that others need. The lock stays what
 * decides, between processes too.
 *
 * Turns are taken in one order, so that nobody waits crosswise: the person's, that of what many write to, a connection.
 */
export const createPersonTurns = () => {
  const own = createFairTurns<string>({
    atOnce: Infinity,
    mostWaiting: MOST_WAITING,
    mostWaitingOf: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
  });
  const transactions = createFairTurns<string>({
    atOnce: WRITES_AT_ONCE,
    mostWaiting: MOST_WAITING,
    patienceMs: PATIENCE_MS,
  });

  return {
    /** Does `transaction` in the person's turn. */
    write: <T>(
      userId: string,
      transaction: () => Promise<T>,
      { gone, around = atOnce }: WriteTurnOptions = {},
    ): Promise<T> => own.run(userId, () => around(() => transactions.run(userId, transaction, gone)), gone),
  };
};

export type PersonTurns = ReturnType<typeof createPersonTurns>;
