import { createThread } from '../../../threads/thread.ts';
import type { GuessableKind } from './piece.ts';
import type { Person } from './why-guessable.ts';

export interface GuessRequest {
  readonly password: string;
  readonly person: Person;
}

/** People who register come one after the other, if they come. */
const REST_MS = 30_000;

const thread = createThread<GuessRequest, GuessableKind | null>(new URL('./guess-worker.ts', import.meta.url), {
  restMs: REST_MS,
});

/**
 * Why somebody could guess the password soon; null when nothing says so. In a thread of its own: the lists of words are
 * a hundred megabytes that hardly any start needs for longer than a minute.
 */
export const askWhyGuessable = ({ email, username, firstName, lastName }: Person, password: string) =>
  thread.ask({ password, person: { email, username, firstName, lastName } });
