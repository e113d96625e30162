import { HOUR_MS, MINUTE_MS } from '../core/time.ts';
import { adviseOnReading, classifyReading, type GlucoseAdvice, type GlucoseLevel } from './glucose-rules.ts';

/** An older reading rings no bell: it is history by now, as when a notebook is typed in. */
export const ALARM_FRESH_MS = 2 * HOUR_MS;
/**
 * After a bell of one kind the same kind keeps quiet for an hour, unless it gets worse: repeated checks are one event.
 */
export const ALARM_QUIET_MS = HOUR_MS;

/** What another source says speaks of the same moment so long: the coarsest step of a sensor. */
const SAME_MOMENT_MS = 15 * MINUTE_MS;

/** A glucose reading with its moment, epoch milliseconds, and where it came from. */
export interface TimedLevel extends GlucoseLevel {
  readonly at: number;
  readonly source: string;
}

export interface GlucoseAlarm {
  readonly kind: 'glucose_low' | 'glucose_high';
  /** Null: outside the device's range. */
  readonly glucoseMgDl: number | null;
}

/** From the mildest, on either side. */
const severities: readonly GlucoseAdvice[] = [
  'low_rule_of_15',
  'very_low_rule_of_15',
  'high_measure_again',
  'high_same_day_care',
  'high_emergency',
];

const severityOf = ({ kind, glucoseMgDl }: GlucoseAlarm): number => {
  const flag = kind === 'glucose_low' ? 'low' : 'high';
  return severities.indexOf(adviseOnReading({ value: glucoseMgDl, rangeFlag: glucoseMgDl === null ? flag : null }));
};

/** What a reading rings the bell for. */
const alarmOf = (reading: TimedLevel): GlucoseAlarm | null => {
  switch (classifyReading(reading)) {
    case 'very_low':
    case 'low':
      return { kind: 'glucose_low', glucoseMgDl: reading.value };
    case 'very_high':
      return { kind: 'glucose_high', glucoseMgDl: reading.value };
    default:
      return null;
  }
};

/** A low one first, then the worse one. */
const byUrgency = (a: GlucoseAlarm, b: GlucoseAlarm): number =>
  Number(b.kind === 'glucose_low') - Number(a.kind === 'glucose_low') || severityOf(b) - severityOf(a);

/**
 * What the newest of some readings that just arrived ring the bell for, below 70, above 250; else `null`. Each source
 * has its newest one: a low is told whichever sensor or meter saw it.
 */
export const findGlucoseAlarm = (readings: readonly TimedLevel[], now: Date): GlucoseAlarm | null => {
  const sorted = readings.toSorted((a, b) => b.at - a.at);
  const newestAt = sorted[0]?.at ?? 0;
  if (now.getTime() - newestAt > ALARM_FRESH_MS) return null;
  return (
    [...Map.groupBy(sorted, ({ source }) => source).values()]
      .flatMap(([newest]) => (newest && newestAt - newest.at <= SAME_MOMENT_MS ? (alarmOf(newest) ?? []) : []))
      .toSorted(byUrgency)[0] ?? null
  );
};

/** Whether an alarm asks for more than an earlier one of its kind: 42 after 66, 'HI' after 270. */
export const isWorseAlarm = (alarm: GlucoseAlarm, earlier: GlucoseAlarm): boolean =>
  severityOf(alarm) > severityOf(earlier);
