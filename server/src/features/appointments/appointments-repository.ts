import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { appointments } from './appointments-table.ts';

export type AppointmentRow = typeof appointments.$inferSelect;
export type NewAppointmentRow = Omit<typeof appointments.$inferInsert, 'userId'>;
export type AppointmentRowChange = Partial<Omit<NewAppointmentRow, 'id' | 'createdAt'>>;

/** Consultations of one person. */
export const createAppointmentsRepository = (db: Database | Transaction) => {
  const ownRow = (userId: string, id: string) => and(eq(appointments.userId, userId), eq(appointments.id, id));

  return {
    /** From `from` on, inclusive, the next one first. */
    list: (userId: string, from: Date, limit: number): Promise<AppointmentRow[]> =>
      db
        .select()
        .from(appointments)
        .where(and(eq(appointments.userId, userId), gte(appointments.scheduledAt, from)))
        .orderBy(asc(appointments.scheduledAt), asc(appointments.id))
        .limit(limit),

    findById: async (userId: string, id: string): Promise<AppointmentRow | undefined> => {
      const [row] = await db.select().from(appointments).where(ownRow(userId, id));
      return row;
    },

    insert: async (userId: string, values: NewAppointmentRow): Promise<AppointmentRow | undefined> => {
      const [row] = await db
        .insert(appointments)
        .values({ ...values, userId })
        .returning();
      return row;
    },

    update: async (userId: string, id: string, change: AppointmentRowChange): Promise<AppointmentRow | undefined> => {
      const [row] = await db.update(appointments).set(change).where(ownRow(userId, id)).returning();
      return row;
    },

    remove: async (userId: string, id: string): Promise<AppointmentRow | undefined> => {
      const [row] = await db.delete(appointments).where(ownRow(userId, id)).returning();
      return row;
    },
  };
};
