import { addDaysTo } from '@vida/contract/core/time.ts';
import type { Drink } from '@vida/contract/substances/substance-kinds.ts';
import { remember } from './day-clock.ts';
import { CLOCK_PARTS, type DayPart, isInHours, isNearMeal, isOfPart, MARKED_PARTS, type Timed } from './day-parts.ts';
import { type Figures, figuresOf, isBeyond } from './figures.ts';
import type { Arm, CompanionRule, Days, Grouping, HealthQuery, Series } from './health-query.ts';
import { isOfNights, judgedPoints, type Point, type Records, readPoints } from './points.ts';

/** What only records with an hour can tell. */
const timedConditions = ['dayPart', 'notPart', 'hours', 'meal'] as const;
type TimedCondition = (typeof timedConditions)[number];

/** One arm with what it says. */
export interface ArmResult {
  readonly arm: Arm;
  readonly figures: Figures;
  /** The records that count, ascending. */
  readonly points: readonly Point[];
  /** Conditions that its records cannot tell: a training has no hour, a night no mark. */
  readonly unusable: readonly TimedCondition[];
}

/** The first arm's records of one weekday, part, week … with what they say. */
export interface GroupResult {
  /** Weekday 0 to 6, part of the day, first day of a week, `yyyy-MM`, or a day. */
  readonly key: string;
  readonly figures: Figures;
}

export interface QueryResult {
  readonly query: HealthQuery;
  readonly arms: readonly ArmResult[];
  /** Only groups with records, in their order. */
  readonly groups: readonly GroupResult[];
}

/** The weekday of a `yyyy-MM-dd`, Monday 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

const hasTime = (points: readonly Point[]): boolean => points.some(({ minute }) => minute !== null);

/** The days that companions tell apart; days of neither are of no side. */
interface Told {
  readonly on: ReadonlySet<string>;
  /** Null where every day without a record counts as one without it. */
  readonly off: ReadonlySet<string> | null;
}
export type CompanionDays = ReadonlyMap<string, Told>;

/** Rules alike but for their side share their days. */
const keyOf = ({ of, limit, dayPart }: CompanionRule): string =>
  [of, limit?.side, limit?.value, limit?.orEqual, limit?.upTo, dayPart].join(' ');

const daysOf = (points: readonly Point[]): ReadonlySet<string> => new Set(points.map(({ day }) => day));

/** The days of a companion among its records. */
export const tellDays = ({ of, limit, dayPart }: CompanionRule, records: readonly Point[]): Told => {
  const timed = records.filter(
    ({ minute, context }) => dayPart === null || minute === null || isOfPart({ minute, context }, dayPart),
  );
  const [hits, others] = [
    judgedPoints(of, timed).filter(({ value }) => limit === null || isBeyond(value, limit)),
    judgedPoints(of, records),
  ];
  const on = daysOf(hits);
  // Without a night nothing is known of it, without a drink that there was none.
  return { on, off: of === 'sleep' ? daysOf(others.filter(({ day }) => !on.has(day))) : null };
};

const isBeside = (series: Series, day: string, rule: CompanionRule, companionDays: CompanionDays): boolean => {
  const told = companionDays.get(keyOf(rule));
  const isBefore = isOfNights(series) || rule.dayBefore;
  const beside = isBefore && rule.of !== 'sleep' ? addDaysTo(day, -1) : day;
  if (rule.isWith) return told?.on.has(beside) ?? false;
  return told?.off ? told.off.has(beside) : !told?.on.has(beside);
};

const isWithin = ({ fromDay, toDay }: Days, day: string): boolean => day >= fromDay && day <= toDay;

/** What was drunk: a can is beer, as is what says nothing else; a dose may be of anything. */
const drinkOf = ({ unit, drink }: NonNullable<Point['use']>): Drink | null =>
  drink ?? (unit === 'doses' ? null : 'beer');

/** Whether a record counts; what its day tells is found out once a day. */
const isKept = ({ days, where }: Arm, series: Series, companionDays: CompanionDays): ((point: Point) => boolean) => {
  const { dayPart, notPart, hours, meal, weekdays, notDays, drink, companion } = where;
  const isDayKept = remember((day: string): boolean => {
    if (!isWithin(days, day) || (weekdays && !weekdays.includes(weekdayOf(day)))) return false;
    if (notDays && isWithin(notDays, day)) return false;
    return !companion || isBeside(series, day, companion, companionDays);
  });
  return ({ day, minute, context, use }) => {
    if (!isDayKept(day) || (drink && use && drinkOf(use) !== drink)) return false;
    if (minute === null) return true;
    if (hours && !isInHours(minute, hours)) return false;
    if (notPart && isOfPart({ minute, context }, notPart)) return false;
    if (dayPart && !isOfPart({ minute, context }, dayPart)) return false;
    return !meal || isNearMeal({ minute, context }, meal);
  };
};

const partOf = ({ minute, context }: Timed, parts: readonly DayPart[]): string | null =>
  parts.find((part) => isOfPart({ minute, context }, part)) ?? null;

/** Groups that a day belongs to as a whole, found out once a day. */
const byDay = (keyOf: (day: string) => string): ((point: Point) => string) => {
  const keyOn = remember(keyOf);
  return ({ day }) => keyOn(day);
};

/** How the group of each record is found. */
const grouping: Readonly<Record<Grouping, () => (point: Point) => string | null>> = {
  weekday: () => byDay((day) => String(weekdayOf(day))),
  day_part:
    () =>
    ({ minute }) =>
      minute === null ? null : partOf({ minute, context: null }, CLOCK_PARTS),
  moment:
    () =>
    ({ minute, context }) =>
      minute === null ? null : partOf({ minute, context }, MARKED_PARTS),
  day: () => byDay((day) => day),
  week: () => byDay((day) => addDaysTo(day, -weekdayOf(day))),
  month: () => byDay((day) => day.slice(0, 7)),
};

const orderOf: Readonly<Partial<Record<Grouping, readonly string[]>>> = {
  day_part: CLOCK_PARTS,
  moment: MARKED_PARTS,
};

const groupBy = (points: readonly Point[], { by, series, limit }: HealthQuery): readonly GroupResult[] => {
  if (by === null) return [];
  const groups = Map.groupBy(points, grouping[by]());
  const place = (key: string): string => String(orderOf[by]?.indexOf(key) ?? key);
  return [...groups]
    .flatMap(([key, ofKey]) => (key === null ? [] : [{ key, figures: figuresOf(series, ofKey, limit) }]))
    .filter(({ figures }) => figures.count > 0)
    .toSorted((a, b) => (place(a.key) < place(b.key) ? -1 : 1));
};

/** What records say to a query; pure. `points` hold at least the days of every arm, ascending. */
export const computeQuery = (
  query: HealthQuery,
  points: readonly Point[],
  companionDays: CompanionDays = new Map(),
): QueryResult => {
  const { series, limit } = query;
  const isTimed = hasTime(points);
  const arms = query.arms.map((arm): ArmResult => {
    const kept = points.filter(isKept(arm, series, companionDays));
    const asked = timedConditions.filter((condition) => arm.where[condition] !== null);
    return {
      arm,
      points: kept,
      figures: figuresOf(series, kept, limit),
      unusable: isTimed || points.length === 0 ? [] : asked,
    };
  });
  return { query, arms, groups: groupBy(arms[0]?.points ?? [], query) };
};

/** From the first day of any arm to the last. */
const spanOf = (arms: readonly Arm[]): Days => ({
  fromDay: arms.map(({ days }) => days.fromDay).reduce((first, day) => (day < first ? day : first)),
  toDay: arms.map(({ days }) => days.toDay).reduce((last, day) => (day > last ? day : last)),
});

/** Reads what a query needs, each series once, and answers it; at least one arm. */
export const runHealthQuery = async (records: Records, query: HealthQuery): Promise<QueryResult> => {
  const span = spanOf(query.arms);
  const rules = query.arms.flatMap(({ where }) => where.companion ?? []);
  const byKey = [...new Map(rules.map((rule) => [keyOf(rule), rule] as const))];
  const [points, ...ofCompanions] = await Promise.all([
    readPoints(records, query.series, span),
    // The evening before the first night counts.
    ...byKey.map(([, { of }]) => readPoints(records, of, { ...span, fromDay: addDaysTo(span.fromDay, -1) })),
  ]);
  return computeQuery(
    query,
    points ?? [],
    new Map(byKey.map(([key, rule], place) => [key, tellDays(rule, ofCompanions[place] ?? [])])),
  );
};
