import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { whenOf } from './when-of.ts';

/** Those from `today` on (`yyyy-MM-dd` of the person): the list may be of yesterday. */
export const keepUpcoming = <A extends Appointment>(appointments: readonly A[], today: string): readonly A[] =>
  appointments.filter((appointment) => whenOf(appointment).day >= today);

/** The next appointment of an ascending list; one that began today stays while there is no other. */
export const findNext = (appointments: readonly Appointment[], now: Date): Appointment | null =>
  appointments.find(({ scheduledAt }) => new Date(scheduledAt) >= now) ?? appointments.at(-1) ?? null;
