import { bigint, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/**
 * The authenticator app of a person, and the next one while it is being set up. Secrets are sealed (sealed-text.ts).
 */
export const totpSecrets = pgTable('totp_secrets', {
  userId: userIdColumn().primaryKey(),
  sealedSecret: text(),
  confirmedAt: instant(),
  /** Not confirmed yet by a first code. */
  pendingSecret: text(),
  pendingAt: instant(),
  /** The newest 30-second step whose code was used: it and those before it are used up. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Wrong codes since the last right one. */
  wrongCodes: integer().notNull().default(0),
  /** After many wrong codes none is looked at until then. */
  pausedUntil: instant(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    userId: userIdColumn(),
    id: idColumn(),
    name: text().notNull(),
    /** The authenticator's name for it, base64url. */
    credentialId: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** Uses, as far as the authenticator counts them; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('passkeys_credential_id').on(table.credentialId),
  ],
);

/** Unused ones: a code that was used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userIdColumn(),
    id: idColumn(),
    /** SHA-256 of the person and the code, hex. */
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('recovery_codes_code_hash').on(table.userId, table.codeHash),
  ],
);

/** What a challenge is good for: signing in, proving the second factor in a session, or making a passkey. */
const CHALLENGE_PURPOSES = ['sign_in', 'proof', 'new_passkey'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Begun, not yet answered; each lives five minutes and is answered once. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    userId: userIdColumn(),
    id: idColumn(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** SHA-256 of the challenge, base64url: what passkeys sign. Whoever signs in also shows the challenge itself. */
    hash: text().notNull(),
    /** Of a sign-in: a mark of the password that was right, so that a new one ends it. */
    passwordMark: text(),
    triesLeft: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('second_factor_challenges_hash').on(table.hash),
  ],
);
