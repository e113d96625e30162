import { type Appointment, newAppointmentSchema } from '@vida/contract/appointments/appointment-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { daySchema } from '@vida/contract/core/time-schemas.ts';
import { z } from 'zod';
import { whenOf } from './when-of.ts';

const { professional, place, notes } = newAppointmentSchema.shape;

/** The form of an appointment: day and time apart, on the person's clock, from today on. */
export const appointmentDraftSchema = (timeZone: string) =>
  z.object({
    day: daySchema.refine((day) => day >= dayOf(new Date(), timeZone), { params: { reason: 'past_day' } }),
    time: z.iso.time({ precision: -1 }),
    professional,
    place: place.unwrap().unwrap(),
    notes: notes.unwrap().unwrap(),
  });
export type AppointmentDraft = z.output<ReturnType<typeof appointmentDraftSchema>>;

export const blankDraft: AppointmentDraft = { day: '', time: '', professional: '', place: '', notes: '' };

export const draftOf = (appointment: Appointment): AppointmentDraft => ({
  ...whenOf(appointment),
  professional: appointment.professional,
  place: appointment.place ?? '',
  notes: appointment.notes ?? '',
});

/** What was written in one's own words. */
export const textsOf = ({ professional, place, notes }: AppointmentDraft): string[] => [professional, place, notes];

/** The draft as it is sent. */
export const toNewAppointment = ({ day, time, ...rest }: AppointmentDraft) => ({
  scheduledAt: `${day}T${time}`,
  ...rest,
});

/** A change as it is sent; a moment that stayed is left out, since the clock of its place may be another. */
export const toChange = (draft: AppointmentDraft, _touched: unknown, before: Appointment) => {
  const { scheduledAt, ...rest } = toNewAppointment(draft);
  const { day, time } = whenOf(before);
  return scheduledAt === `${day}T${time}` ? rest : { scheduledAt, ...rest };
};

const pad = (number: number): string => String(number).padStart(2, '0');

/** A deleted appointment as it is sent again, with the offset of its place. */
export const toSentAgain = (appointment: Appointment) => {
  const { scheduledAt, ...rest } = toNewAppointment(draftOf(appointment));
  const { utcOffsetMinutes } = appointment;
  const minutes = Math.abs(utcOffsetMinutes);
  const sign = utcOffsetMinutes < 0 ? '-' : '+';
  return { ...rest, scheduledAt: `${scheduledAt}:00${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` };
};
