import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema, textSchema } from '../core/text.ts';
import { momentSchema } from '../core/time-schemas.ts';

/** An appointment with a health professional. */
export const appointmentSchema = z.object({
  id: idSchema,
  scheduledAt: z.string(),
  /** Minutes that the clock of the place is ahead of UTC. */
  utcOffsetMinutes: z.number().int(),
  professional: z.string(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

export const newAppointmentSchema = z.strictObject({
  scheduledAt: momentSchema,
  professional: requiredTextSchema(100),
  place: textSchema(200).nullish(),
  notes: textSchema(1000).nullish(),
});
export type NewAppointment = z.output<typeof newAppointmentSchema>;

/** What is absent stays; a place or notes of null go. */
export const appointmentChangeSchema = newAppointmentSchema.partial();
export type AppointmentChange = z.output<typeof appointmentChangeSchema>;
