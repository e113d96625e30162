import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { Log } from './config/log.ts';
import type { Database } from './db/database.ts';
import { createDeletedList } from './features/account/deleted-list.ts';
import { copyDeletions } from './features/account/deletions.ts';
import { oldestCountedLink } from './features/auth/password-links.ts';
import { createPasswordLinksRepository } from './features/auth/password-links-repository.ts';
import { createSessionsRepository } from './features/auth/sessions-repository.ts';
import { oldestLiveChallenge } from './features/second-factor/challenges.ts';
import { createChallengesRepository } from './features/second-factor/challenges-repository.ts';
import { oldestCachedResponse } from './http/idempotency.ts';
import { createIdempotencyRepository } from './http/idempotency-repository.ts';
import { createSecurityEventsRepository } from './http/security-events-repository.ts';
import { oldestKeptEvent } from './http/security-log.ts';

const EVERY_MS = HOUR_MS;

export interface HousekeepingDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly dataDir: string;
}

/**
 * Removes what nobody can use any more: replies kept for a day, sessions dead for want of use or of age, second steps
 * that nobody answered, links for a new password, old security events.
 */
export const tidyUp = async ({ db, clock }: Pick<HousekeepingDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock();
  await createIdempotencyRepository(db).dropAllOld(oldestCachedResponse(now));
  await createSessionsRepository(db).dropAllDead(now);
  await createSecurityEventsRepository(db).dropAllOld(oldestKeptEvent(now));
  await createPasswordLinksRepository(db).dropAllOld(oldestCountedLink(now));
  await createChallengesRepository(db).dropAllOld(oldestLiveChallenge(now));
};

/** Tidies up now and every hour, also for people who never write again. Answers how to stop. */
export const startHousekeeping = (deps: HousekeepingDeps): { readonly stop: () => Promise<void> } => {
  let running = Promise.resolve();
  const list = createDeletedList(deps.dataDir);
  const run = (): void => {
    const work = async () => {
      await tidyUp(deps);
      await copyDeletions(deps.db, list);
    };
    running = work().catch((error: unknown) => deps.log.warn({ err: error }, 'tidying up failed'));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
