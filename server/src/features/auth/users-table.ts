import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { instant } from '../../db/instant-column.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().$defaultFn(v7),
    firstName: text().notNull(),
    lastName: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    /** argon2id in PHC form. */
    passwordHash: text().notNull(),
    /** A one-time password: nothing but changing it works. */
    mustChangePassword: boolean().notNull().default(false),
    /** When the password was set; null: with the account. */
    passwordSetAt: instant(),
    timeZone: text().notNull(),
    /** The person chose the zone: the browser's header no longer moves it. */
    timeZoneChosen: boolean().notNull().default(false),
    glucoseUnit: text({ enum: ['mg/dL', 'mmol/L'] })
      .notNull()
      .default('mg/dL'),
    /** Raised by every write of this person; live updates and caches rest on it. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
  ],
);
