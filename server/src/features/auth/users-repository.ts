import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { users } from './users-table.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
type UserChange = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'timeZone'
    | 'timeZoneChosen'
    | 'glucoseUnit'
    | 'passwordHash'
    | 'mustChangePassword'
    | 'passwordSetAt'
    | 'email'
  >
>;

/** Accounts. Here the person's own id is the key. */
export const createUsersRepository = (db: Database | Transaction) => ({
  insert: async (row: NewUserRow): Promise<UserRow> => {
    const [user] = await db.insert(users).values(row).returning();
    if (!user) throw new Error('insert into users answered no row');
    return user;
  },

  findById: async (userId: string): Promise<UserRow | undefined> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    return user;
  },

  /** The same; until `tx` ends nobody changes or deletes the account. */
  findAndHold: async (userId: string): Promise<UserRow | undefined> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('share');
    return user;
  },

  /** The same; until `tx` ends nobody else holds it so, and no write of the person begins. */
  findAndHoldAlone: async (userId: string): Promise<UserRow | undefined> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
    return user;
  },

  findByEmail: async (email: string): Promise<UserRow | undefined> => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    return user;
  },

  /** Takes the browser's zone, unless the person chose one meanwhile. */
  moveTo: async (userId: string, timeZone: string): Promise<void> => {
    await db
      .update(users)
      .set({ timeZone })
      .where(and(eq(users.id, userId), eq(users.timeZoneChosen, false)));
  },

  update: async (userId: string, change: UserChange): Promise<UserRow | undefined> => {
    const [user] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
    return user;
  },
});
