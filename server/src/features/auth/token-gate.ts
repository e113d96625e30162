import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { LRUCache } from 'lru-cache';
import { sessionMissing } from '../../http/errors.ts';
import type { Claim, RateLimits } from '../../http/rate-limits.ts';
import type { Asking, Viewer } from '../../http/viewer.ts';
import { actFor, addressOf, personOf } from '../../turns/who-acts.ts';

/** Tokens whose hashes are remembered. */
export const MAX_SEEN = 50_000;
const MAX_UNKNOWN = 20_000;
const UNKNOWN_MS = MINUTE_MS;

export interface TokenGateDeps {
  readonly limits: RateLimits;
  readonly clock: () => Date;
}

type Find = () => Promise<Viewer | null>;

/**
 * Stands before the look-up of a session, so that neither forged tokens nor a person beyond their budget reach the
 * database. It remembers hashes of tokens that were found live, with whose they are, and of tokens that were found to
 * be nobody's. Remembering opens nothing: every call is answered by what the database says of its token.
 */
export const createTokenGate = ({ limits, clock }: TokenGateDeps) => {
  const seen = new LRUCache<string, string>({ maxSize: MAX_SEEN, sizeCalculation: () => 1 });
  const unknown = new LRUCache<string, { readonly sinceMs: number; times: number }>({
    maxSize: MAX_UNKNOWN,
    sizeCalculation: () => 1,
  });

  /**
   * Throws where nobody had this token a moment ago. No token is drawn twice, so it stays so, but for a restored
   * backup: that is seen within a minute.
   */
  const refuseUnknown = (tokenHash: string): void => {
    const known = unknown.get(tokenHash);
    const ageMs = known ? clock().getTime() - known.sinceMs : UNKNOWN_MS;
    if (!known || ageMs < 0 || ageMs >= UNKNOWN_MS) return;
    if (limits.isEnabled) known.times += 1;
    throw sessionMissing(known.times);
  };

  const note = (tokenHash: string, viewer: Viewer | null): void => {
    if (viewer) {
      seen.set(tokenHash, viewer.userId);
      return;
    }
    seen.delete(tokenHash);
    unknown.set(tokenHash, { sinceMs: clock().getTime(), times: 1 });
  };

  /** All of a person's calls count in `default`; an endpoint's own budget is only looked at, it counts itself. */
  const count = (userId: string, limit: RateLimitName | undefined): void => {
    const general: Claim = { budget: 'default', key: `user ${userId}` };
    if (limit) limits.refuseSpent([{ ...general, budget: limit }]);
    limits.consume([general]);
  };

  const lookUpUnseen = async (network: string, find: Find): Promise<Viewer | null> => {
    const claim: Claim = { budget: 'unseenTokens', key: network };
    const claims: Claim[] = [limits.isSpent(claim) ? { ...claim, budget: 'unseenTokensSlowly' } : claim];
    limits.consume(claims);
    let isNobody = false;
    try {
      const viewer = await actFor(addressOf(network), find);
      isNobody = viewer === null;
      return viewer;
    } finally {
      if (!isNobody) limits.giveBack(claims);
    }
  };

  return {
    /** A token of `userId` was just made, or is known to live. */
    remember: (tokenHash: string, userId: string): void => {
      seen.set(tokenHash, userId);
    },

    /**
     * The viewer that `find` finds, or null. Without asking it throws a 401 where it found nobody a moment ago, and a
     * 429 where a budget is used up.
     */
    pass: async (tokenHash: string, { network, limit }: Asking, find: Find): Promise<Viewer | null> => {
      refuseUnknown(tokenHash);
      const userId = seen.get(tokenHash);
      if (userId !== undefined) count(userId, limit);
      const viewer = await (userId === undefined ? lookUpUnseen(network, find) : actFor(personOf(userId), find));
      note(tokenHash, viewer);
      if (userId === undefined && viewer) count(viewer.userId, limit);
      return viewer;
    },
  };
};

export type TokenGate = ReturnType<typeof createTokenGate>;
