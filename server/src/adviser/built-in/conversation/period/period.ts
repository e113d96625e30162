import { addDaysTo, dayOf, daysBetween, startOfDayAt } from '@vida/contract/core/time.ts';

/** Calendar days of a person, both ends included, `yyyy-MM-dd`, and how a sentence names them. */
export interface Period {
  readonly fromDay: string;
  readonly toDay: string;
  /** 'hoje', 'nos últimos 14 dias', 'na semana passada' */
  readonly label: string;
}

/** Calendar days in it. */
export const lengthOf = ({ fromDay, toDay }: Period): number => daysBetween(fromDay, toDay) + 1;

/** The instants `[from, to)` of a period for a person in `timeZone`. */
export const instantsOf = (
  { fromDay, toDay }: Period,
  timeZone: string,
): { readonly from: Date; readonly to: Date } => ({
  from: startOfDayAt(fromDay, timeZone),
  to: startOfDayAt(addDaysTo(toDay, 1), timeZone),
});

/** Whether the period holds this moment. */
export const holdsNow = ({ fromDay, toDay }: Period, now: Date, timeZone: string): boolean => {
  const today = dayOf(now, timeZone);
  return fromDay <= today && today <= toDay;
};
