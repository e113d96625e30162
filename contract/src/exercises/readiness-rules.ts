import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time.ts';
import {
  type GlucoseLevel,
  HIGH_UP_TO_MG_DL,
  isAboveLimit,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '../measurements/glucose-rules.ts';
import {
  PREGNANCY_PRESSURE_CONTACT,
  PREGNANCY_PRESSURE_URGENT,
  type Pressure,
} from '../measurements/pressure-rules.ts';

/**
 * What the latest readings say about starting now, the most careful first (domain: exercise, sections 4 and 5).
 * `treat_low`: below 70, and with diabetes until a later reading is above 90; `eat_first`: below 90; `no_training`:
 * glucose above 300, until it is measured again; `no_intense`: above 250; `pressure_stop` from 180/110, `pressure_wait`
 * from 160/105; `heart_rate_wait` above 120 at rest; `low_lately`: below 54 in the last 24 hours; `measure_first`:
 * diabetes without a reading of the last half hour or so; `start`.
 */
export const READINESS_ADVICES = [
  'treat_low',
  'pressure_stop',
  'no_training',
  'low_lately',
  'pressure_wait',
  'heart_rate_wait',
  'eat_first',
  'no_intense',
  'measure_first',
  'start',
] as const;
export type ReadinessAdvice = (typeof READINESS_ADVICES)[number];

/** A glucose is 'now' for so long, milliseconds; up to the second it is told, with a request to measure again. */
export const GLUCOSE_IS_NOW_MS = 30 * MINUTE_MS;
export const GLUCOSE_IS_TOLD_MS = 4 * HOUR_MS;
/** Pressure and heart rate count for the whole day, and across midnight for so long. */
export const SIGNS_COUNT_MS = 12 * HOUR_MS;
/** A severe low keeps a person from exercise for so long. */
export const AFTER_SEVERE_LOW_MS = DAY_MS;

/** mg/dL (ADA 2016, table 1; the first and the last line more careful than it). */
const EAT_BELOW_MG_DL = 90;
const NO_TRAINING_ABOVE_MG_DL = 300;
/** mmHg at rest. */
const PRESSURE_STOP: Pressure = { systolic: 180, diastolic: 110 };
const PRESSURE_WAIT: Pressure = { systolic: 160, diastolic: 105 };
/** Beats a minute at rest. */
const HEART_RATE_WAIT_ABOVE = 120;

export interface TimedGlucose extends GlucoseLevel {
  readonly measuredAt: Date;
}

/** What is known before a session. */
export interface BeforeExercise {
  /** Or takes what can bring glucose too low. */
  readonly hasDiabetes: boolean;
  /** From lower pressures on it is a matter of the same day. */
  readonly isPregnant: boolean;
  /** Readings of the last 24 hours, in any order. */
  readonly glucose: readonly TimedGlucose[];
  /** The newest of today or the last 12 hours; null: none. */
  readonly pressure: Pressure | null;
  /** Beats a minute, likewise. */
  readonly heartRate: number | null;
  readonly now: Date;
}

const reaches = (pressure: Pressure, limit: Pressure): boolean =>
  pressure.systolic >= limit.systolic || pressure.diastolic >= limit.diastolic;

/** A flagged reading has no number: what a sensor can no longer measure is far below 54, or far above 300. */
const levelOf = ({ value, rangeFlag }: GlucoseLevel): number | null => {
  if (rangeFlag === 'low') return 0;
  return rangeFlag === 'high' ? Number.POSITIVE_INFINITY : value;
};

/** Readings of at most four hours ago, the newest first. */
const toldGlucose = <T extends TimedGlucose>(readings: readonly T[], now: Date): readonly T[] =>
  readings
    .filter(({ measuredAt }) => now.getTime() - measuredAt.getTime() <= GLUCOSE_IS_TOLD_MS)
    .toSorted((a, b) => b.measuredAt.getTime() - a.measuredAt.getTime());

/** The newest reading of at most four hours ago; null: none. */
export const newestGlucose = <T extends TimedGlucose>(readings: readonly T[], now: Date): T | null =>
  toldGlucose(readings, now)[0] ?? null;

const onGlucose = ({ glucose, hasDiabetes, now }: BeforeExercise): ReadinessAdvice[] => {
  const advices: ReadinessAdvice[] = [];
  const wasVeryLow = glucose.some((reading) => {
    const level = levelOf(reading);
    const isRecent = now.getTime() - reading.measuredAt.getTime() <= AFTER_SEVERE_LOW_MS;
    return isRecent && level !== null && isBelowLimit(level, VERY_LOW_BELOW_MG_DL);
  });
  if (wasVeryLow) advices.push('low_lately');
  const told = toldGlucose(glucose, now);
  const levels = told.flatMap((reading) => levelOf(reading) ?? []);
  const [newest] = told;
  const [level] = levels;
  const isNow = newest !== undefined && now.getTime() - newest.measuredAt.getTime() <= GLUCOSE_IS_NOW_MS;
  if (hasDiabetes && !(isNow && level !== undefined)) advices.push('measure_first');
  if (level === undefined) return advices;
  const recovered = levels.findIndex((one) => one > EAT_BELOW_MG_DL);
  const sinceRecovered = recovered === -1 ? levels : levels.slice(0, recovered);
  const isLow = isNow && isBelowLimit(level, LOW_BELOW_MG_DL);
  if (isLow || (hasDiabetes && sinceRecovered.some((one) => isBelowLimit(one, LOW_BELOW_MG_DL))))
    advices.push('treat_low');
  // 85 is an ordinary morning without diabetes.
  else if (isNow && level < EAT_BELOW_MG_DL && hasDiabetes) advices.push('eat_first');
  if (level > NO_TRAINING_ABOVE_MG_DL) advices.push('no_training');
  else if (isNow && isAboveLimit(level, HIGH_UP_TO_MG_DL)) advices.push('no_intense');
  return advices;
};

const onPressure = ({ pressure, isPregnant }: BeforeExercise): ReadinessAdvice[] => {
  if (pressure === null) return [];
  const stop = isPregnant ? PREGNANCY_PRESSURE_URGENT : PRESSURE_STOP;
  const wait = isPregnant ? PREGNANCY_PRESSURE_CONTACT : PRESSURE_WAIT;
  if (reaches(pressure, stop)) return ['pressure_stop'];
  return reaches(pressure, wait) ? ['pressure_wait'] : [];
};

/** What to do before starting, the most careful first; `start` alone when nothing speaks against it. */
export const adviseBeforeExercise = (before: BeforeExercise): readonly ReadinessAdvice[] => {
  const isFast = before.heartRate !== null && before.heartRate > HEART_RATE_WAIT_ABOVE;
  const found: readonly ReadinessAdvice[] = [
    ...onGlucose(before),
    ...onPressure(before),
    ...(isFast ? (['heart_rate_wait'] as const) : []),
  ];
  return found.length === 0 ? ['start'] : READINESS_ADVICES.filter((advice) => found.includes(advice));
};
