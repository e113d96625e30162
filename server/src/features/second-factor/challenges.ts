import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import type { Transaction } from '../../db/database.ts';
import { createChallengesRepository } from './challenges-repository.ts';
import type { ChallengePurpose } from './second-factor-tables.ts';

const LIFE_MS = 5 * MINUTE_MS;
const TRIES = 5;

/** A challenge that was begun then or before is dead. */
export const oldestLiveChallenge = (now: Date): Date => new Date(now.getTime() - LIFE_MS);

/** What is kept of a challenge, and what a passkey signs: 256 bits, base64url. */
export const hashChallenge = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

/** Says which password was right, and nothing about it. */
export const markOfPassword = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

/** Begins a challenge of a person, in place of dead ones; answers it, which is not kept, and its hash. */
export const beginChallenge = async (
  userId: string,
  tx: Transaction,
  { purpose, now, passwordHash }: { purpose: ChallengePurpose; now: Date; passwordHash?: string },
): Promise<{ challenge: string; hash: string }> => {
  const challenge = randomBytes(32).toString('base64url');
  const hash = hashChallenge(challenge);
  const challenges = createChallengesRepository(tx);
  await challenges.dropOld(userId, oldestLiveChallenge(now));
  await challenges.insert(userId, {
    purpose,
    hash,
    passwordMark: passwordHash === undefined ? null : markOfPassword(passwordHash),
    triesLeft: TRIES,
    createdAt: now,
  });
  return { challenge, hash };
};
