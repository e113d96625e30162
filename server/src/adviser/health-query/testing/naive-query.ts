import { addDaysTo } from '@vida/contract/core/time.ts';
import type { Arm, CompanionRule, Days, HealthQuery, Series } from '../health-query.ts';
import type { Records } from '../points.ts';
import { isInPart, isNear, isWithinHours, keyFor } from './naive-parts.ts';
import { isOfNight, isUntimed, isWrittenByDay, type NaiveRecord, recordsOn } from './naive-records.ts';

/** What the engine is held against: the figures alone, of a record its day and value. */
export interface NaiveFigures {
  readonly records: number;
  readonly count: number;
  readonly days: number;
  readonly mean: number | null;
  readonly secondMean: number | null;
  readonly median: number | null;
  readonly sum: number;
  readonly spread: number | null;
  readonly first: Told | null;
  readonly last: Told | null;
  readonly highest: Told | null;
  readonly lowest: Told | null;
  readonly beyond: {
    readonly count: number;
    readonly days: number;
    readonly share: number;
    readonly first: Told | null;
    readonly last: Told | null;
  } | null;
}
type Told = Pick<NaiveRecord, 'day' | 'value'>;

const tell = (record: Told | undefined): Told | null => (record ? { day: record.day, value: record.value } : null);

/** Every day from the first to the last. */
export const everyDay = ({ fromDay, toDay }: Days): readonly string[] => {
  const days: string[] = [];
  for (let day = fromDay; day <= toDay; day = addDaysTo(day, 1)) days.push(day);
  return days;
};

/** HI is more than 400 and LO less than 40, however much. */
const isBeyondLimit = (record: NaiveRecord, limit: NonNullable<HealthQuery['limit']>): boolean => {
  const { value, flag, second } = record;
  if (limit.second) {
    const { second: ofSecond, ...ofFirst } = limit;
    const isFirst = isBeyondLimit(record, ofFirst);
    const lower = { ...record, second: null, flag: null };
    const isSecond = second !== null && isBeyondLimit({ ...lower, value: second }, ofSecond);
    if (limit.isEither) return isFirst || isSecond;
    return isFirst && isSecond;
  }
  if (limit.upTo !== undefined && (flag === 'high' ? limit.upTo <= 400 : flag !== 'low' && value > limit.upTo))
    return false;
  if (flag === 'high') return limit.side === 'above' ? limit.value <= 400 : limit.value > 400;
  if (flag === 'low') return limit.side === 'above' ? limit.value < 40 : limit.value >= 40;
  if (value === limit.value) return limit.orEqual;
  return limit.side === 'above' ? value > limit.value : value < limit.value;
};

/** One record for each day with an amount where the days of a series add up, otherwise all as they are. */
const judge = (query: HealthQuery, records: readonly NaiveRecord[]): readonly NaiveRecord[] => {
  if (!isWrittenByDay(query.series)) return records;
  const days = [...new Set(records.map(({ day }) => day))].sort();
  const judged: NaiveRecord[] = [];
  for (const day of days) {
    let value = 0;
    for (const record of records) if (record.day === day) value += record.value;
    value = Math.round(value * 1e6) / 1e6;
    if (value > 0) judged.push({ day, value, minute: null, context: null, second: null, weight: 1, flag: null });
  }
  return judged;
};

const meanOf = (values: readonly (readonly [value: number, weight: number])[]): number | null => {
  let [sum, weights] = [0, 0];
  for (const [value, weight] of values) {
    sum += value * weight;
    weights += weight;
  }
  return values.length === 0 ? null : sum / weights;
};

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

const spreadOf = (records: readonly NaiveRecord[], mean: number | null): number | null => {
  if (mean === null || records.length < 2) return null;
  const variance = meanOf(records.map(({ value, weight }) => [(value - mean) ** 2, weight]));
  return Math.sqrt(((variance ?? 0) * records.length) / (records.length - 1));
};

const countDays = (records: readonly Told[]): number => new Set(records.map(({ day }) => day)).size;

const figuresOf = (query: HealthQuery, records: readonly NaiveRecord[]): NaiveFigures => {
  const written = isWrittenByDay(query.series) ? records.filter(({ value }) => value > 0) : records;
  const judged = judge(query, records);
  const mean = meanOf(judged.map(({ value, weight }) => [value, weight]));
  let [highest, lowest] = [judged[0], judged[0]];
  for (const record of judged) {
    if (record.value >= (highest?.value ?? 0)) highest = record;
    if (record.value <= (lowest?.value ?? 0)) lowest = record;
  }
  const { limit } = query;
  const hits = limit ? judged.filter((record) => isBeyondLimit(record, limit)) : [];
  let [hitWeight, weight] = [0, 0];
  for (const record of judged) weight += record.weight;
  for (const record of hits) hitWeight += record.weight;
  return {
    records: written.length,
    count: judged.length,
    days: countDays(judged),
    mean,
    secondMean: meanOf(judged.flatMap(({ second, weight: own }) => (second === null ? [] : [[second, own]]))),
    median: medianOf(judged.map(({ value }) => value)),
    sum: judged.reduce((sum, { value }) => sum + value, 0),
    spread: spreadOf(judged, mean),
    first: tell(written[0]),
    last: tell(written.at(-1)),
    highest: tell(highest),
    lowest: tell(lowest),
    beyond: limit && {
      count: hits.length,
      days: countDays(hits),
      share: judged.length === 0 ? 0 : hitWeight / weight,
      first: tell(hits[0]),
      last: tell(hits.at(-1)),
    },
  };
};

/** Whether a day of a series lies on the asked side of what else was recorded. */
const isBesideAsked = async (
  records: Records,
  series: Series,
  day: string,
  { of, isWith, limit, dayPart, dayBefore }: CompanionRule,
): Promise<boolean> => {
  const isBefore = of !== 'sleep' && (isOfNight(series) || dayBefore);
  const beside = await recordsOn(records, of, isBefore ? addDaysTo(day, -1) : day);
  if (of === 'sleep' && beside.length === 0) return false;
  let total = 0;
  for (const { value, minute, context } of beside)
    if (dayPart === null || minute === null || isInPart(minute, context, dayPart)) total += value;
  total = Math.round(total * 1e6) / 1e6;
  let did = total > 0;
  if (limit?.side === 'above') did &&= limit.orEqual ? total >= limit.value : total > limit.value;
  if (limit?.upTo !== undefined) did &&= total <= limit.upTo;
  if (limit?.side === 'below') did &&= limit.orEqual ? total <= limit.value : total < limit.value;
  return did === isWith;
};

const keptIn = async (records: Records, query: HealthQuery, arm: Arm): Promise<readonly NaiveRecord[]> => {
  const { dayPart, notPart, hours, meal, weekdays, notDays, drink, companion } = arm.where;
  const kept: NaiveRecord[] = [];
  for (const day of everyDay(arm.days)) {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    if (weekdays && !weekdays.includes(weekday)) continue;
    if (notDays && everyDay(notDays).includes(day)) continue;
    if (companion && !(await isBesideAsked(records, query.series, day, companion))) continue;
    for (const record of await recordsOn(records, query.series, day)) {
      if (dayPart && record.minute !== null && !isInPart(record.minute, record.context, dayPart)) continue;
      if (notPart && record.minute !== null && isInPart(record.minute, record.context, notPart)) continue;
      if (hours && record.minute !== null && !isWithinHours(record.minute, hours)) continue;
      if (drink && record.drink !== undefined && record.drink !== drink) continue;
      if (meal && record.minute !== null && !isNear(record.minute, meal)) continue;
      kept.push(record);
    }
  }
  return kept;
};

const spanOf = ({ arms }: HealthQuery): Days => ({
  fromDay: arms.map(({ days }) => days.fromDay).sort()[0] ?? '',
  toDay:
    arms
      .map(({ days }) => days.toDay)
      .sort()
      .at(-1) ?? '',
});

const hasAny = async (records: Records, query: HealthQuery): Promise<boolean> => {
  for (const day of everyDay(spanOf(query))) if ((await recordsOn(records, query.series, day)).length > 0) return true;
  return false;
};

const groupsOf = (query: HealthQuery, records: readonly NaiveRecord[]) => {
  const { by } = query;
  if (by === null) return [];
  return keyFor[by].inOrder(records).flatMap((key) => {
    const figures = figuresOf(
      query,
      records.filter((record) => keyFor[by].of(record) === key),
    );
    return figures.count === 0 ? [] : [{ key, figures }];
  });
};

/** The answer to a query in the plainest way, day by day and record by record, however slow. */
export const naiveQuery = async (records: Records, query: HealthQuery) => {
  const kept = await Promise.all(query.arms.map((arm) => keptIn(records, query, arm)));
  const cannotTell = isUntimed(query.series) && (await hasAny(records, query));
  return {
    arms: query.arms.map(({ where }, place) => ({
      figures: figuresOf(query, kept[place] ?? []),
      unusable: cannotTell
        ? (['dayPart', 'notPart', 'hours', 'meal'] as const).filter((each) => where[each] !== null)
        : [],
    })),
    groups: groupsOf(query, kept[0] ?? []),
  };
};
