import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import { Secret, TOTP } from 'otpauth';

/* RFC 6238 with what every authenticator app knows: SHA-1, six digits, steps of 30 seconds. */

const PERIOD_SECONDS = 30;
/** Codes of the step before and after count too: clocks differ (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;
/** 160 bits, as RFC 4226 (section 4) recommends. */
const SECRET_BYTES = 20;

const FREE_TRIES = 10;
const FIRST_PAUSE_MS = 15 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS;

const parametersOf = (secret: string) => ({
  issuer: 'Vida',
  algorithm: 'SHA1',
  digits: 6,
  period: PERIOD_SECONDS,
  secret: Secret.fromBase32(secret),
});

/** A new secret, in base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code holds; `label` is what the app shows beside 'Vida'. */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ ...parametersOf(secret), label }).toString();

/** The 30-second step (since 1970) whose code this is, at most one away from `now`; `null` for any other code. */
export const matchTotpStep = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = new TOTP(parametersOf(secret)).validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
};

/**
 * How long no code of the app is looked at after so many wrong ones in a row: nothing for the first nine, then a
 * quarter of an hour, twice as long after each further one, a day at most. Three of a million codes are right at any
 * time: a year of guessing by somebody who has the password finds one with a chance of about one in a thousand.
 */
export const pauseAfterMs = (wrongCodes: number): number =>
  wrongCodes < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(wrongCodes - FREE_TRIES, 20));
