import { LRUCache } from 'lru-cache';

const MAX_BEGUN = 20_000;

/** The challenge in what a right password was answered with; `undefined` where the session came at once. */
const challengeIn = (signedIn: unknown): string | undefined => {
  if (typeof signedIn !== 'object' || signedIn === null || !('secondFactor' in signedIn)) return undefined;
  const step = signedIn.secondFactor;
  return typeof step === 'object' && step !== null && 'challenge' in step && typeof step.challenge === 'string'
    ? step.challenge
    : undefined;
};

/**
 * Whose sign-ins wait for their second factor, as far as this process began them, so that forged challenges use up no
 * budget of theirs. Remembering opens nothing. In memory only; what was begun longest ago is forgotten first.
 */
export const createBegunSignIns = () => {
  const emails = new LRUCache<string, string>({ maxSize: MAX_BEGUN, sizeCalculation: () => 1 });
  return {
    /** Remembers the challenge, if any, with which the sign-in of `email` was answered. */
    note: (signedIn: unknown, email: string): void => {
      const challenge = challengeIn(signedIn);
      if (challenge !== undefined) emails.set(challenge, email);
    },
    emailOf: (challenge: string): string | undefined => emails.get(challenge),
  };
};

export type BegunSignIns = ReturnType<typeof createBegunSignIns>;
