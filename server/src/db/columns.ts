import { uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { users } from '../features/auth/users-table.ts';

/** Ids are UUIDv7 made here: PostgreSQL before 18 has no uuidv7(). */
export const idColumn = () => uuid().notNull().$defaultFn(v7);

/** The owner of a row: leading column of every personal table's key; the rows go with the account. */
export const userIdColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who wrote a row that stays when the account goes: null from then on. */
export const authorIdColumn = () => uuid().references(() => users.id, { onDelete: 'set null' });
