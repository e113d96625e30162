import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import { AppError } from './app-error.ts';
import { type Counters, createCounters } from './counters.ts';
import { tooManyTries } from './errors.ts';
import { tooManyTakenMessage, tooManyTriesMessage } from './http-messages.ts';

/** Budgets that no endpoint names: they stand beside those that one does. */
export type BudgetName =
  | RateLimitName
  | 'loginNetwork'
  | 'loginAccount'
  | 'taken'
  | 'unseenTokens'
  | 'unseenTokensSlowly';

interface Budget {
  readonly points: number;
  readonly seconds: number;
  /**
   * What is not given back afterwards. `failures`: what the caller did wrong, and a success clears the count; `wrong`:
   * the same, but a success gives back only itself; `taken`: the answer that an e-mail has an account.
   */
  readonly counts: 'calls' | 'failures' | 'wrong' | 'taken';
  /** How somebody is told to wait so many seconds, where it needs words of its own. */
  readonly say?: (retryAfterSeconds: number) => string;
}

const quarter = 900;
const hour = 3600;

/** Generous for addresses that many people share, as Brazilian carriers make them; strict where passwords are tried. */
const budgets: Readonly<Record<BudgetName, Budget>> = {
  default: { points: 600, seconds: 60, counts: 'calls' },
  generate: { points: 30, seconds: hour, counts: 'calls' },
  chat: { points: 60, seconds: 600, counts: 'calls' },
  posts: { points: 20, seconds: 60, counts: 'calls' },
  check: { points: 60, seconds: 60, counts: 'calls' },
  register: { points: 60, seconds: hour, counts: 'calls' },
  taken: { points: 5, seconds: hour, counts: 'taken', say: tooManyTakenMessage },
  /** Of one account from one network. */
  login: { points: 10, seconds: quarter, counts: 'failures' },
  /** Of one network, whatever accounts it tries. */
  loginNetwork: { points: 50, seconds: quarter, counts: 'wrong' },
  /**
   * Of one account from everywhere: together with those from familiar networks at most 100 an hour (OWASP ASVS 6.3.1).
   */
  loginAccount: { points: 50, seconds: hour, counts: 'wrong' },
  /** Of one network; how many links one account gets is counted with the account (features/auth). */
  passwordLink: { points: 30, seconds: hour, counts: 'calls' },
  /** Of one network: links that are over, and passwords that are not taken. */
  passwordReset: { points: 30, seconds: quarter, counts: 'wrong' },
  emailChange: { points: 10, seconds: hour, counts: 'calls' },
  gate: { points: 10, seconds: quarter, counts: 'failures' },
  /** Of one account from one network; of a network, for sign-ins that nobody began. */
  secondFactor: { points: 30, seconds: quarter, counts: 'failures' },
  /** Tokens that were not seen live, of one network: looked up, and found to be nobody's. */
  unseenTokens: { points: 100, seconds: 60, counts: 'wrong' },
  /** What remains after that: who is signed in still gets in, and forged tokens cost the database next to nothing. */
  unseenTokensSlowly: { points: 5, seconds: 1, counts: 'wrong' },
};

const budgetNames = Object.keys(budgets) as BudgetName[];

/** One point of somebody's budget. */
export interface Claim {
  readonly budget: BudgetName;
  readonly key: string;
}

const isOurFault = (error: unknown): boolean => !(error instanceof AppError) || error.status >= 500;

const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'email_taken';

/** Budgets of requests, counted in this process. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** `isEnabled` is `RATE_LIMIT`: without it nothing is ever refused. */
export const createRateLimits = (isEnabled: boolean, clock: () => Date) => {
  const counters = Object.fromEntries(
    budgetNames.map((name) => [name, createCounters({ ...budgets[name], clock })]),
  ) as Record<BudgetName, Counters>;

  const isSpent = ({ budget, key }: Claim): boolean => isEnabled && counters[budget].waitSeconds(key) > 0;

  /** Throws a 429 when one of the budgets is used up; counts nothing. */
  const refuseSpent = (claims: readonly Claim[]): void => {
    if (!isEnabled) return;
    for (const { budget, key } of claims) {
      const waitSeconds = counters[budget].waitSeconds(key);
      if (waitSeconds === 0) continue;
      const say = budgets[budget].say ?? tooManyTriesMessage;
      throw tooManyTries(waitSeconds, say(waitSeconds), counters[budget].countRefusal(key));
    }
  };

  /** Counts one call in each budget; throws a 429, and counts nothing, when one of them is used up. */
  const consume = (claims: readonly Claim[]): void => {
    if (!isEnabled) return;
    refuseSpent(claims);
    for (const { budget, key } of claims) counters[budget].count(key);
  };

  const giveBack = (claims: readonly Claim[]): void => {
    for (const { budget, key } of claims) counters[budget].giveBack(key);
  };

  /** What was tried before no longer counts. */
  const forget = ({ budget, key }: Claim): void => counters[budget].clear(key);

  const settleSuccess = ({ budget, key }: Claim): void => {
    const { counts } = budgets[budget];
    if (counts === 'failures') forget({ budget, key });
    if (counts === 'wrong' || counts === 'taken') counters[budget].giveBack(key);
  };

  const settleFailure = ({ budget, key }: Claim, error: unknown): void => {
    const isKept = budgets[budget].counts === 'taken' ? isTaken(error) : !isOurFault(error);
    if (!isKept) counters[budget].giveBack(key);
  };

  return {
    isEnabled,
    isSpent,
    refuseSpent,
    consume,
    giveBack,
    forget,

    /** Runs `work` on budgets, which get back what the outcome does not count in them. */
    spend: async <T>(claims: readonly Claim[], work: () => Promise<T>): Promise<T> => {
      consume(claims);
      try {
        const result = await work();
        claims.forEach(settleSuccess);
        return result;
      } catch (error) {
        for (const claim of claims) settleFailure(claim, error);
        throw error;
      }
    },
  };
};
