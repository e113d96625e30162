import type { Appointment } from '@vida/contract/appointments/appointment-schemas.ts';
import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { formatDay, formatDayShort } from '../../lib/format.ts';

type Scheduled = Pick<Appointment, 'scheduledAt' | 'utcOffsetMinutes'>;

/** Day (`yyyy-MM-dd`) and time (`HH:mm`) on the clock of the place. */
export const whenOf = ({ scheduledAt, utcOffsetMinutes }: Scheduled): { day: string; time: string } => {
  const [day = '', time = ''] = wallTimeThen({ at: new Date(scheduledAt), utcOffsetMinutes }).split('T');
  return { day, time };
};

/** '03/12, 14:30', with the year where it is another than that of `today`. */
export const formatWhen = (appointment: Scheduled, today: string): string => {
  const { day, time } = whenOf(appointment);
  return `${day.slice(0, 4) === today.slice(0, 4) ? formatDayShort(day) : formatDay(day)}, ${time}`;
};

/** Those from `today` on (`yyyy-MM-dd` of the person): the list may be of yesterday. */
export const keepUpcoming = <A extends Appointment>(appointments: readonly A[], today: string): readonly A[] =>
  appointments.filter((appointment) => whenOf(appointment).day >= today);

/** The next appointment of an ascending list; one that began today stays while there is no other. */
export const findNext = (appointments: readonly Appointment[], now: Date): Appointment | null =>
  appointments.find(({ scheduledAt }) => new Date(scheduledAt) >= now) ?? appointments.at(-1) ?? null;
