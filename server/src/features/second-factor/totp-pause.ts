const FREE_TRIES = 10;
const FIRST_PAUSE_MS = 15 * 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

/**
 * How long no code of the app is looked at after so many wrong ones in a row: nothing for the first nine, then a quarter of an
 * hour, twice as long after each further one, a day at most. Three of a million codes are right at any time: a year
 * of guessing by somebody who has the password finds one with a chance of about one in a thousand.
 */
export const pauseAfterMs = (wrongCodes: number): number =>
  wrongCodes < FREE_TRIES
    ? 0
    : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(wrongCodes - FREE_TRIES, 20));
