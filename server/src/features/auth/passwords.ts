import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { createSemaphore } from '../../turns/fair-turns.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs on Node's four threads, which compression, files and signing in at the database need too: it gets at
 * most two of them, and leaves a core to everything else.
 */
const HASHES_AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Who may wait, and how long, was decided before (http/spend-for.ts). */
const inTurn = createSemaphore(HASHES_AT_ONCE, MINUTE_MS);

const normalize = (password: string): string => password.normalize('NFKC');

/** argon2id in PHC form, salt included. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalize(password), cost));

/** Checks against an account nobody can have, so that an unknown e-mail costs the same time. */
const unknownAccountHash = hashPassword('nobody');

/** Whether the password matches; `undefined` (no such account) costs the same and is false. */
export const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await unknownAccountHash);
  const matches = await inTurn(() => verify(against, normalize(password)));
  return matches && passwordHash !== undefined;
};
