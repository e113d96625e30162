import { CONSENT_PURPOSES } from '@vida/contract/account/account-schemas.ts';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

export const sessions = pgTable(
  'sessions',
  {
    userId: userIdColumn(),
    id: idColumn(),
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text().notNull(),
    /** Browser and system, from the user agent. */
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    gateOpenedAt: instant(),
    /** When something behind the gate was last asked for, to about a minute. */
    gateUsedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_last_used_at').on(table.lastUsedAt),
  ],
);

/** Proof of consent (LGPD): which text, when; revoking keeps the row. */
export const consents = pgTable(
  'consents',
  {
    userId: userIdColumn(),
    id: idColumn(),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    textVersion: text().notNull(),
    givenAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** A purpose that a person said no to, so that nobody asks again. */
export const consentRefusals = pgTable(
  'consent_refusals',
  {
    userId: userIdColumn(),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    refusedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);
