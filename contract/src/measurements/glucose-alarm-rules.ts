import { adviseOnReading, classifyReading, type GlucoseAdvice, type GlucoseLevel } from './glucose-rules.ts';

/** An older reading rings no bell: it is history by now, as when a notebook is typed in. */
export const ALARM_FRESH_MS = 2 * 60 * 60_000;
/** After a bell of one kind the same kind keeps quiet for an hour, unless it gets worse: repeated checks are one event. */
export const ALARM_QUIET_MS = 60 * 60_000;

/** A glucose reading with its moment, epoch milliseconds. */
export interface TimedLevel extends GlucoseLevel {
  readonly at: number;
}

export interface GlucoseAlarm {
  readonly kind: 'glucose_low' | 'glucose_high';
  /** Null: outside the device's range. */
  readonly glucoseMgDl: number | null;
}

/** What the newest of some readings that just arrived rings the bell for: below 70, above 250; else `null`. */
export const findGlucoseAlarm = (readings: readonly TimedLevel[], now: Date): GlucoseAlarm | null => {
  const newest = readings.toSorted((a, b) => b.at - a.at)[0];
  if (!newest || now.getTime() - newest.at > ALARM_FRESH_MS) return null;
  switch (classifyReading(newest)) {
    case 'very_low':
    case 'low':
      return { kind: 'glucose_low', glucoseMgDl: newest.value };
    case 'very_high':
      return { kind: 'glucose_high', glucoseMgDl: newest.value };
    default:
      return null;
  }
};

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
  return severities.indexOf(
    adviseOnReading({ value: glucoseMgDl, rangeFlag: glucoseMgDl === null ? flag : null }),
  );
};

/** Whether an alarm asks for more than an earlier one of its kind: 42 after 66, 'HI' after 270. */
export const isWorseAlarm = (alarm: GlucoseAlarm, earlier: GlucoseAlarm): boolean =>
  severityOf(alarm) > severityOf(earlier);
