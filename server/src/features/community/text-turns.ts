import type { Around } from '../../http/person-turns.ts';
import { createFairTurns } from '../../turns/fair-turns.ts';

/** Transactions on one text at a time: one has its row, the others get as far as that. */
const AT_ONCE_OF_TEXT = 3;
/** People who wait for a text: a loved one has hundreds at once. */
const MOST_WAITING = 2_000;
const PATIENCE_MS = 20_000;

/**
 * Counts of likes, replies and views stand in the row of the text, which one transaction at a time can change. People
 * wait for it here, before a connection is asked for, so that a loved post takes none from everybody else.
 */
export const createTextTurns = () => {
  const turns = createFairTurns<string>({
    atOnce: Infinity,
    atOnceOf: () => AT_ONCE_OF_TEXT,
    mostWaiting: MOST_WAITING,
    patienceMs: PATIENCE_MS,
  });
  /** Runs transactions in turns of a post or reply. */
  return (textId: string): Around =>
    (transaction) =>
      turns.run(textId, transaction);
};

export type TurnsOfText = ReturnType<typeof createTextTurns>;
