import type { SecondFactorProof, SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import { askedWays, isOn, readFactors } from './asked-ways.ts';
import { beginChallenge, hashChallenge, markOfPassword, oldestLiveChallenge } from './challenges.ts';
import { createChallengesRepository } from './challenges-repository.ts';
import { createFactorNews, type Ring } from './factor-news.ts';
import { createProofs, eventOf, type ProofDeps, type ProofOutcome } from './proofs.ts';
import { refuseProof, signInEnded } from './refusals.ts';

/** The password's hash as it stands; until `tx` ends nobody else signs in, proves or writes for the account. */
export type HoldPasswordHash = (userId: string, tx: Transaction) => Promise<string | undefined>;

export interface SignInStepsDeps extends ProofDeps {
  readonly db: Database;
  readonly security: SecurityLog;
  readonly notifyUser: Ring;
  readonly holdPasswordHash: HoldPasswordHash;
}

interface Answered {
  readonly challenge: string;
  readonly proof: SecondFactorProof;
}

/** Signing in with a second factor: after the password a challenge, and a session for its answer alone. */
export const createSignInSteps = (deps: SignInStepsDeps) => {
  const { db, clock, security, holdPasswordHash } = deps;
  const proofs = createProofs(deps);
  const news = createFactorNews(deps);

  return {
    /** After a right password: what is asked next; `undefined` where the account has no second factor. */
    begin: async (
      { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
      tx: Transaction,
    ): Promise<SignInStep | undefined> => {
      const factors = await readFactors(id, tx, deps);
      if (!isOn(factors)) return undefined;
      const { challenge, hash } = await beginChallenge(id, tx, {
        purpose: 'sign_in',
        now: clock(),
        passwordHash,
      });
      return { ...(await askedWays(factors, deps, hash)), challenge };
    },

    /**
     * Runs `enter` in the transaction that used up challenge and proof. 401 for a wrong proof or an ended challenge,
     * 429 while codes are paused; what was counted against them stands all the same.
     */
    finish: async <T>(
      { challenge, proof }: Answered,
      caller: SecurityCaller,
      enter: (userId: string, tx: Transaction) => Promise<T>,
    ): Promise<T> => {
      const hash = hashChallenge(challenge);
      let userId: string | undefined;
      const done = await db.transaction(async (tx): Promise<{ entered: T } | ProofOutcome | 'ended'> => {
        const challenges = createChallengesRepository(tx);
        const begun = await challenges.findSignIn(hash);
        if (!begun) return 'ended';
        userId = begun.userId;
        // The account first, as every write of it does, so that nobody waits crosswise.
        const passwordHash = await holdPasswordHash(userId, tx);
        const spent = await challenges.spendTry(userId, begun.id, oldestLiveChallenge(clock()));
        if (!spent || passwordHash === undefined || spent.passwordMark !== markOfPassword(passwordHash)) return 'ended';
        const check = (inner: Transaction) => proofs.check(begun.userId, proof, inner, hash);
        const outcome = proof.method === 'recovery_code' ? await news.notifyIfUsed(userId, tx, check) : await check(tx);
        if (outcome !== 'right') return outcome;
        await challenges.dropAll(userId);
        await security.note(eventOf(proof, outcome), { accountId: userId, caller }, tx);
        return { entered: await enter(userId, tx) };
      });
      if (typeof done === 'object' && 'entered' in done) return done.entered;
      await security.note('second_factor_refused', { accountId: userId ?? null, caller });
      throw done === 'ended' || done === 'right' ? signInEnded() : refuseProof(done, proof.method, 401);
    },
  };
};
