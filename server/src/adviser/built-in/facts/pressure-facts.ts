import { dayOf, lastDaysRange } from '@vida/contract/core/time.ts';
import {
  adviseOnPressure,
  computePressureFigures,
  LOW_SYSTOLIC_BELOW,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  type PressureFigures,
} from '@vida/contract/measurements/pressure-rules.ts';
import { ADVICE_DAYS, type Person, type TimedPressure } from '../../adviser.ts';
import { DAY_MS, isWithin } from './calendar.ts';

/** At rest from either value on exercise waits (Brazilian cardiology, widely used; domain rules, stop rules). */
const EXERCISE_WAITS_FROM: Pressure = { systolic: 160, diastolic: 105 };

/** Blood pressure of the last 90 days. */
export interface PressureFacts {
  readonly last: TimedPressure | null;
  /** The newest reading where it is at most a day old. */
  readonly lastOfDay: TimedPressure | null;
  /** Last 7 days, ascending. */
  readonly ofWeek: readonly TimedPressure[];
  /** Last 24 hours, from 180 or 110 on. */
  readonly crisesOfDay: readonly TimedPressure[];
  readonly crisesOfWeek: readonly TimedPressure[];
  /** Mean of the last 14 calendar days, today included. */
  readonly figures: PressureFigures;
  /** Of the readings of these 14 days, those from 130 or 80 on. */
  readonly aboveGoalCount: number;
  /** Very high in the last day, or low (a child's is lower by nature). */
  readonly exerciseShouldWait: boolean;
}

/** Whether either value reaches the limit. */
export const reachesPressure = (pressure: Pressure, limit: Pressure): boolean =>
  pressure.systolic >= limit.systolic || pressure.diastolic >= limit.diastolic;

export const isPressureCrisis = (pressure: Pressure): boolean =>
  adviseOnPressure(pressure) === 'pressure_crisis';

/** The pressure facts at `now`. */
export const buildPressureFacts = (
  { vitals, timeZone }: Person,
  now: Date,
  { isMinor }: { readonly isMinor: boolean },
): PressureFacts => {
  const { pressures } = vitals;
  const { from } = lastDaysRange(ADVICE_DAYS, now, timeZone);
  const recent = pressures.filter(({ at }) => at >= from.getTime());
  const ofDay = pressures.filter(isWithin(DAY_MS, now));
  const ofWeek = pressures.filter(isWithin(7 * DAY_MS, now));
  const lastOfDay = ofDay.at(-1) ?? null;
  return {
    last: pressures.at(-1) ?? null,
    lastOfDay,
    ofWeek,
    crisesOfDay: ofDay.filter(isPressureCrisis),
    crisesOfWeek: ofWeek.filter(isPressureCrisis),
    figures: computePressureFigures(
      recent.map((reading) => ({ ...reading, day: dayOf(new Date(reading.at), timeZone) })),
    ),
    aboveGoalCount: recent.filter((reading) => reachesPressure(reading, PRESSURE_GOAL_BELOW)).length,
    exerciseShouldWait:
      lastOfDay !== null &&
      (reachesPressure(lastOfDay, EXERCISE_WAITS_FROM) ||
        (!isMinor && lastOfDay.systolic < LOW_SYSTOLIC_BELOW)),
  };
};
