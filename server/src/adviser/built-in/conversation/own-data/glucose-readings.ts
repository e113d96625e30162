import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { fromWallTime } from '@vida/contract/core/wall-time.ts';
import { type GlucoseSummary, summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { OwnReading } from '../../../conversation.ts';
import type { DayPart } from '../period/day-parts.ts';
import { instantsOf, lengthOf, type Period } from '../period/period.ts';
import { periodTexts } from '../period/period-texts.ts';
import { toGlucoseReading } from './advice-now.ts';
import { type Asking, periodOr } from './asking.ts';

/** The screen's period at first. */
const SCREEN_DAYS = 14;

/** Marks of a reading, and hours of the person's clock, that belong to a part of the day. */
const parts: Readonly<
  Record<
    DayPart,
    { readonly contexts: readonly MetricContext[]; readonly hours: readonly [number, number] | null }
  >
> = {
  fasting: { contexts: ['jejum'], hours: null },
  before_meal: { contexts: ['pre_refeicao'], hours: null },
  after_meal: { contexts: ['pos_refeicao'], hours: null },
  bedtime: { contexts: ['ao_deitar'], hours: null },
  small_hours: { contexts: ['madrugada'], hours: [0, 6] },
  morning: { contexts: [], hours: [6, 12] },
  afternoon: { contexts: [], hours: [12, 18] },
  evening: { contexts: [], hours: [18, 24] },
};

/**
 * Whether a record of an hour of the person's clock, or with a mark, belongs to a part of the day; what has no hour, the sum of a
 * day, belongs to all.
 */
export const isOfPart = (
  { hour, context }: { readonly hour: number | null; readonly context: MetricContext | null },
  part: DayPart,
): boolean => {
  const { contexts, hours } = parts[part];
  if (hour === null || (context !== null && contexts.includes(context))) return true;
  const isUnmarked = contexts.length === 0 || context === null || context === 'outro';
  return isUnmarked && hours !== null && hour >= hours[0] && hour < hours[1];
};

/** When the readings beside a meal are usually taken. */
const mealHours: Readonly<Record<MealType, readonly [number, number]>> = {
  breakfast: [5, 11],
  lunch: [11, 17],
  dinner: [17, 24],
  snack: [14, 20],
};

/** Whether a part of the day is told by marks only, which a sensor does not have. */
export const needsMarks = (part: DayPart): boolean => parts[part].hours === null;

/** Hours of the clock on each day of a period, as stretches of instants: the clock is asked once a day. */
const stretchesOf = (
  { fromDay, toDay }: Period,
  [fromHour, toHour]: readonly [number, number],
  timeZone: string,
): readonly (readonly [number, number])[] => {
  const at = (day: string, hour: number): number =>
    fromWallTime(
      hour === 24 ? `${addDaysTo(day, 1)}T00:00` : `${day}T${String(hour).padStart(2, '0')}:00`,
      timeZone,
    )?.getTime() ?? 0;
  const stretches: [number, number][] = [];
  for (let day = fromDay; day <= toDay; day = addDaysTo(day, 1))
    stretches.push([at(day, fromHour), at(day, toHour)]);
  return stretches;
};

/** Ascending readings that lie in ascending stretches. */
const within = (
  readings: readonly OwnReading[],
  stretches: readonly (readonly [number, number])[],
): OwnReading[] => {
  let at = 0;
  return readings.filter(({ measuredAt }) => {
    const moment = measuredAt.getTime();
    while (at < stretches.length && moment >= (stretches[at]?.[1] ?? 0)) at += 1;
    return moment >= (stretches[at]?.[0] ?? Number.POSITIVE_INFINITY);
  });
};

const ofPart = (
  readings: readonly OwnReading[],
  period: Period,
  { slots, question }: Asking,
): readonly OwnReading[] => {
  const { dayPart, meal } = slots;
  const hours = dayPart === null ? null : parts[dayPart].hours;
  const mealTime = meal === null ? null : mealHours[meal];
  const marked =
    dayPart !== null && parts[dayPart].contexts.length > 0
      ? readings.filter(({ context }) => context !== null && parts[dayPart].contexts.includes(context))
      : [];
  const stretch = hours ?? mealTime;
  if (stretch === null) return dayPart === null ? readings : marked;
  if (hours === null && dayPart !== null)
    return within(marked, stretchesOf(period, stretch, question.timeZone));
  const timed = within(
    readings.filter(({ context }) => marked.length === 0 || context === null || context === 'outro'),
    stretchesOf(period, stretch, question.timeZone),
  );
  const all = new Set([...timed, ...marked]);
  return readings.filter((reading) => all.has(reading));
};

/** Glucose of a period with its figures, as the screen computes them. */
export interface GlucosePeriod {
  readonly period: Period;
  readonly summary: GlucoseSummary;
  /** Those that enter figures, of the part of the day where one was asked for; ascending. */
  readonly readings: readonly OwnReading[];
  /** The newest of the whole period, of whichever source. */
  readonly newest: OwnReading | null;
  /** Nothing was recorded in the screen's days: these are the days up to the newest reading. */
  readonly isOlder: boolean;
}

const summarize = (
  period: Period,
  readings: readonly OwnReading[],
  { question, group }: Asking,
): GlucoseSummary => {
  const timed = readings.map(toGlucoseReading);
  return summarizeGlucose({
    days: lengthOf(period),
    ...instantsOf(period, question.timeZone),
    now: question.now,
    timeZone: question.timeZone,
    sensor: timed.filter(({ kind }) => kind === 'sensor'),
    single: timed.filter(({ kind }) => kind !== 'sensor'),
    group,
    newestAt: null,
  });
};

/** The readings and figures of one period. */
export const readGlucose = async (asking: Asking, period: Period): Promise<GlucosePeriod> => {
  const { from, to } = instantsOf(period, asking.question.timeZone);
  const all = await asking.question.data.readReadings('glucose', from, to);
  const readings = ofPart(
    all.filter(({ weight }) => weight !== 0),
    period,
    asking,
  );
  const newest = all.at(-1) ?? null;
  return { period, summary: summarize(period, readings, asking), readings, newest, isOlder: false };
};

/**
 * Of the asked period, or of the screen's 14 days; where those hold nothing and none was asked for, of the 14 days up
 * to the newest reading, as the screen does.
 */
export const readAskedGlucose = async (asking: Asking, days = SCREEN_DAYS): Promise<GlucosePeriod> => {
  const found = await readGlucose(asking, periodOr(asking, days));
  if (found.readings.length > 0 || asking.slots.period !== null) return found;
  const newest = await asking.question.data.findNewestReading('glucose');
  if (!newest) return found;
  const toDay = dayOf(newest.measuredAt, asking.question.timeZone);
  const fromDay = addDaysTo(toDay, 1 - days);
  return {
    ...(await readGlucose(asking, {
      fromDay,
      toDay,
      label: periodTexts.between(fromDay, toDay, asking.today),
    })),
    isOlder: true,
  };
};
