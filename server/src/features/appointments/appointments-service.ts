import { isUpcoming, upcomingFrom } from '@vida/contract/appointments/appointment-rules.ts';
import type {
  Appointment,
  AppointmentChange,
  NewAppointment,
} from '@vida/contract/appointments/appointment-schemas.ts';
import { readMoment } from '@vida/contract/core/wall-time.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { appointmentsMessages } from './appointments-messages.ts';
import { type AppointmentRow, createAppointmentsRepository } from './appointments-repository.ts';

const MAX_LISTED = 50;

type Owner = Pick<Viewer, 'userId' | 'timeZone'>;

const toAppointment = ({ userId: _, createdAt: __, scheduledAt, ...row }: AppointmentRow): Appointment => ({
  ...row,
  scheduledAt: scheduledAt.toISOString(),
});

/** An empty text is none. */
const orNull = (text: string | null | undefined): string | null => text || null;

export interface AppointmentsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Appointments: list, add, change, remove. */
export const createAppointmentsService = ({ db, clock }: AppointmentsDeps) => {
  /** When it is; refuses a day that has passed, unless the record already has that moment (`kept`). */
  const readWhen = (text: string, timeZone: string, kept?: Date) => {
    const { at, utcOffsetMinutes } = readMoment(text, timeZone);
    if (at.getTime() !== kept?.getTime() && !isUpcoming(at, clock(), timeZone))
      throw invalid([{ field: 'scheduledAt', message: appointmentsMessages.past }]);
    return { scheduledAt: at, utcOffsetMinutes };
  };

  const toChange = (change: AppointmentChange, row: AppointmentRow, timeZone: string) => {
    const { scheduledAt, professional, place, notes } = change;
    const when = scheduledAt === undefined ? row : readWhen(scheduledAt, timeZone, row.scheduledAt);
    const isSameMoment = when.scheduledAt.getTime() === row.scheduledAt.getTime();
    return {
      // Sent back as it was read, in UTC, it stays on the clock of its place.
      ...(!isSameMoment && { scheduledAt: when.scheduledAt, utcOffsetMinutes: when.utcOffsetMinutes }),
      professional: professional ?? row.professional,
      place: place === undefined ? row.place : orNull(place),
      notes: notes === undefined ? row.notes : orNull(notes),
    };
  };

  return {
    /** From today on in the person's zone, the next one first. */
    list: async ({ userId, timeZone }: Owner): Promise<Appointment[]> => {
      const from = upcomingFrom(clock(), timeZone);
      const rows = await createAppointmentsRepository(db).list(userId, from, MAX_LISTED);
      return rows.map(toAppointment);
    },

    add: async ({ userId, timeZone }: Owner, tx: Transaction, input: NewAppointment): Promise<Appointment> => {
      const row = await createAppointmentsRepository(tx).insert(userId, {
        ...readWhen(input.scheduledAt, timeZone),
        professional: input.professional,
        place: orNull(input.place),
        notes: orNull(input.notes),
        createdAt: clock(),
      });
      return toAppointment(row);
    },

    change: async (
      { userId, timeZone }: Owner,
      tx: Transaction,
      id: string,
      change: AppointmentChange,
      expectSeen: (current: Appointment) => void,
    ): Promise<Appointment> => {
      const repository = createAppointmentsRepository(tx);
      const row = await repository.find(userId, id);
      if (row) expectSeen(toAppointment(row));
      const changed = row && (await repository.update(userId, id, toChange(change, row, timeZone)));
      if (!changed) throw notFound(appointmentsMessages.notFound);
      return toAppointment(changed);
    },

    remove: async (userId: string, tx: Transaction, id: string): Promise<Appointment> => {
      const removed = await createAppointmentsRepository(tx).remove(userId, id);
      if (!removed) throw notFound(appointmentsMessages.notFound);
      return toAppointment(removed);
    },
  };
};

export type AppointmentsService = ReturnType<typeof createAppointmentsService>;
