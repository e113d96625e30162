import type { FactorChange, NewNotification } from '@vida/contract/notifications/notification-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import { writeFor } from '../../db/write-for.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import { createCodesRepository } from './codes-repository.ts';
import type { ProofOutcome } from './proofs.ts';

/** Rings a person's bell, within a write of theirs. */
export type Ring = (userId: string, tx: Transaction, notification: NewNotification) => Promise<void>;

interface NewsDeps {
  readonly security: SecurityLog;
  readonly notifyUser: Ring;
}

/**
 * What becomes of a second factor, for the security log and for the person's bell: both stand with the change itself.
 */
export const createFactorNews = ({ security, notifyUser }: NewsDeps) => {
  const notifyOfChange = (userId: string, tx: Transaction, change: FactorChange) =>
    notifyUser(userId, tx, { kind: 'second_factor_changed', change });

  return {
    added: async (
      userId: string,
      tx: Transaction,
      caller: SecurityCaller,
      { isFirst, change }: { readonly isFirst: boolean; readonly change: FactorChange },
    ): Promise<void> => {
      await security.note('second_factor_added', { accountId: userId, caller }, tx);
      await (isFirst ? notifyUser(userId, tx, { kind: 'second_factor_on' }) : notifyOfChange(userId, tx, change));
    },

    removed: async (userId: string, tx: Transaction, caller: SecurityCaller, change: FactorChange): Promise<void> => {
      await security.note('second_factor_removed', { accountId: userId, caller }, tx);
      await notifyOfChange(userId, tx, change);
    },

    codesMade: async (userId: string, tx: Transaction, caller: SecurityCaller): Promise<void> => {
      await security.note('recovery_codes_made', { accountId: userId, caller }, tx);
      await notifyOfChange(userId, tx, 'recovery_codes_made');
    },

    /** `caller` is null for a command of whoever runs Vida. */
    turnedOff: async (userId: string, tx: Transaction, caller: SecurityCaller | null): Promise<void> => {
      await security.note('second_factor_removed', { accountId: userId, caller }, tx);
      await notifyUser(userId, tx, { kind: 'second_factor_off' });
    },

    /** Rings when `check` takes a recovery code: a write of its own, of a person whose row is held. */
    notifyIfUsed: async (
      userId: string,
      transaction: Transaction,
      check: (tx: Transaction) => Promise<ProofOutcome>,
    ): Promise<ProofOutcome> => {
      const written = await writeFor(userId, transaction, async (tx) => {
        const outcome = await check(tx);
        const codesLeft = await createCodesRepository(tx).countRecoveryCodes(userId);
        if (outcome === 'right') await notifyUser(userId, tx, { kind: 'recovery_code_used', codesLeft });
        return outcome;
      });
      return written?.result ?? 'wrong';
    },
  };
};

export type FactorNews = ReturnType<typeof createFactorNews>;
