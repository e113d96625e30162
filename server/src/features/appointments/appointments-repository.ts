import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { appointments } from './appointments-table.ts';

export type AppointmentRow = typeof appointments.$inferSelect;

/** Appointments of one person. */
export const createAppointmentsRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, appointments);
  return {
    ...rows,
    /** From `from` on, inclusive, the next one first. */
    list: (userId: string, from: Date, limit: number): Promise<AppointmentRow[]> =>
      rows.list(userId, { by: appointments.scheduledAt, ascending: true, from, limit }),
  };
};
