import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { instant } from '../db/instant-column.ts';

/**
 * Who came in, who was refused, and what else a report on an incident has to know; kept for six months, also when the
 * account is gone (docs/decisions/0033). Never an e-mail that was typed, a password, a token or a health value.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid().primaryKey().$defaultFn(v7),
    /** A random id and no reference: what happened outlives the account. Null where no account was named. */
    accountId: uuid(),
    /** One of `SECURITY_EVENTS`. */
    kind: text().notNull(),
    at: instant().notNull(),
    /** Of the caller, as Vida's `TRUST_PROXY` lets it see it; null for a command of whoever runs Vida. */
    address: text(),
    requestId: uuid(),
    /** Browser and system, from the user agent; empty once the account is deleted. */
    device: text().notNull(),
  },
  (table) => [index('security_events_account').on(table.accountId, table.id), index('security_events_at').on(table.at)],
);
