import type { Consent, ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type ConsentRow, createConsentsRepository } from './consents-repository.ts';

/** Far more than a person ever has: giving and taking back by hand adds a row each time. */
const MAX_LISTED = 100;

const toConsent = (row: ConsentRow): Consent => ({
  id: row.id,
  purpose: row.purpose,
  textVersion: row.textVersion,
  givenAt: row.givenAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
});

export interface ConsentsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** What a person agreed to, and took back. Nothing is refused for want of a consent: the web app asks (LGPD). */
export const createConsentsService = ({ db, clock }: ConsentsDeps) => ({
  list: async (userId: string): Promise<Consent[]> =>
    (await createConsentsRepository(db).list(userId, MAX_LISTED)).map(toConsent),

  /** Agrees to the current text; a consent that stands already is answered as it is. */
  give: async (userId: string, tx: Transaction, purpose: ConsentPurpose): Promise<Consent> => {
    const consents = createConsentsRepository(tx);
    await consents.forgetRefusal(userId, purpose);
    const current = await consents.findLive(userId, purpose, CONSENT_VERSION);
    if (current) return toConsent(current);
    return toConsent(await consents.insert(userId, { purpose, textVersion: CONSENT_VERSION, givenAt: clock() }));
  },

  /** Takes back every consent to the purpose; the rows stay as proof of what held until now. */
  revoke: async (userId: string, tx: Transaction, purpose: ConsentPurpose): Promise<{ revoked: number }> => {
    const consents = createConsentsRepository(tx);
    const now = clock();
    const revoked = await consents.revoke(userId, purpose, now);
    // Who took it back is not asked again.
    await consents.refuse(userId, purpose, now);
    return { revoked: revoked.length };
  },

  /** Remembers a no, and takes back what was agreed to before. */
  refuse: async (userId: string, tx: Transaction, purpose: ConsentPurpose): Promise<{ refused: true }> => {
    const consents = createConsentsRepository(tx);
    const now = clock();
    await consents.revoke(userId, purpose, now);
    await consents.refuse(userId, purpose, now);
    return { refused: true };
  },

  /** What the person said last to the current text of a purpose. */
  readDecision: async (userId: string, purpose: ConsentPurpose): Promise<'given' | 'refused' | 'unasked'> => {
    const consents = createConsentsRepository(db);
    const [current, isRefused] = await Promise.all([
      consents.findLive(userId, purpose, CONSENT_VERSION),
      consents.isRefused(userId, purpose),
    ]);
    if (current) return 'given';
    return isRefused ? 'refused' : 'unasked';
  },
});

export type ConsentsService = ReturnType<typeof createConsentsService>;
