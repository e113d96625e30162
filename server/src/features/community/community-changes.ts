import type { Log } from '../../config/log.ts';
import type { Database } from '../../db/database.ts';
import { createChangesRepository } from './changes-repository.ts';

/** However much is written, a process announces no more often: each announcement takes a lock that commits wait for. */
const QUIET_MS = 2_000;

/** How open pages learn that something in the community changed for everybody. */
export const createCommunityChanges = ({ db, log }: { readonly db: Database; readonly log: Log }) => {
  const changes = createChangesRepository(db);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let sending = Promise.resolve();

  const announce = (): void => {
    if (timer) {
      isWaiting = true;
      return;
    }
    sending = changes.announce().catch((error: unknown) => log.debug({ err: error }, 'community change not announced'));
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWaiting) return;
      isWaiting = false;
      announce();
    }, QUIET_MS);
    timer.unref();
  };

  return {
    /** After a write stands: at once, or together with others that come within two seconds. */
    announce,

    /** How often a change was announced, by whichever process. */
    read: changes.count,

    close: async (): Promise<void> => {
      clearTimeout(timer);
      await sending;
    },
  };
};
