import type { Log } from '../config/log.ts';
import type { Database, Transaction } from '../db/database.ts';
import { deviceName } from './device-name.ts';
import { createSecurityEventsRepository } from './security-events-repository.ts';

/** What the security log knows of. A word that ends in `refused` is a warning in the log. */
export const SECURITY_EVENTS = [
  'account_registered',
  'account_deleted',
  'login_accepted',
  'password_accepted',
  'login_refused',
  'logout',
  'sessions_ended',
  'password_changed',
  'password_refused',
  'password_reset',
  'password_link_asked',
  'password_set_by_link',
  'email_changed',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_accepted',
  'second_factor_refused',
  'recovery_codes_made',
  'recovery_code_used',
  'gate_opened',
  'gate_refused',
  'data_exported',
  'backup_restored',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** Where a request came from, as far as it is kept. */
export interface SecurityCaller {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

export interface SecuritySubject {
  /** Null where no account was named, such as a sign-in with an unknown e-mail. */
  readonly accountId: string | null;
  /** Null for a command of whoever runs Vida. */
  readonly caller: SecurityCaller | null;
}

export interface SecurityLogDeps {
  readonly db: Database | Transaction;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Brazil's Marco Civil da Internet, art. 15: records of access are kept for six months. */
const KEPT_MONTHS = 6;

/** An event from before then is removed. */
export const oldestKeptEvent = (now: Date): Date => {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  return oldest;
};

/** Addresses have 45 characters at most; a zone behind one ('%eth0') may be longer. */
const MAX_ADDRESS_LENGTH = 64;

/** The security log: a row that is kept, and a line in the log with the same address and request id. */
export const createSecurityLog = ({ db, clock, log }: SecurityLogDeps) => ({
  /**
   * Notes what happened. With `tx` it stands or falls with what the transaction does. Without one, for refusals and
   * reads, a failing database costs the row and not the reply.
   */
  note: async (kind: SecurityEvent, { accountId, caller }: SecuritySubject, tx?: Transaction): Promise<void> => {
    const address = caller?.address.slice(0, MAX_ADDRESS_LENGTH) ?? null;
    const requestId = caller?.requestId ?? null;
    log[kind.endsWith('refused') ? 'warn' : 'info'](
      { userId: accountId ?? undefined, address, reqId: requestId },
      kind.replaceAll('_', ' '),
    );
    const device = deviceName(caller?.userAgent ?? '');
    const row = { kind, at: clock(), address, requestId, device };
    if (tx) return createSecurityEventsRepository(tx).insert(accountId, row);
    await createSecurityEventsRepository(db)
      .insert(accountId, row)
      .catch((error: unknown) => log.warn({ err: error, kind }, 'security event not kept'));
  },

  /** Of a deleted account stay instant, kind and address alone: what the law asks for, and no more. */
  forgetDevices: (accountId: string, tx: Transaction): Promise<void> =>
    createSecurityEventsRepository(tx).forgetDevices(accountId),
});

export type SecurityLog = ReturnType<typeof createSecurityLog>;
