import { MINUTE_MS } from '../core/time.ts';
import { createZoneDays } from '../core/zone-days.ts';
import type { TimedReading } from './glucose-figures.ts';
import type { MetricContext, MetricKind } from './metric-kinds.ts';

/*
 * One truth about glucose whatever was recorded (decision 23): of each calendar day of the person the readings of one
 * sensor source enter figures and curves, each with the minutes it stands for; the others stay in the list. Bells and
 * what a reading asks for at once come from any source.
 */

/** How densely sensors store, in minutes, each with the longest step that is nearest to it. */
const sensorIntervals = [
  { minutes: 1, upToMs: 3 * MINUTE_MS },
  { minutes: 5, upToMs: 10 * MINUTE_MS },
  { minutes: 15, upToMs: Number.POSITIVE_INFINITY },
] as const;
/** A day tells its own interval from this many readings on; with fewer the source's over the whole period counts. */
const OWN_INTERVAL_READINGS = 24;
/** What a reading without a second one stands for. */
const LONE_MINUTES = 1;

/**
 * The interval of a sensor in minutes: its median step, snapped to 1, 5 or 15. Moments are epoch milliseconds,
 * ascending; those from `start` to before `end` count. Null for a single moment.
 */
export const samplingIntervalMinutes = (ats: readonly number[], start = 0, end = ats.length): number | null => {
  // The nearest interval grows with the step: the median of the intervals is the interval of the median.
  const counts = sensorIntervals.map(() => 0);
  let steps = 0;
  for (let index = start + 1; index < end; index += 1) {
    const step = (ats[index] ?? 0) - (ats[index - 1] ?? 0);
    if (step <= 0) continue;
    const nearest = step <= sensorIntervals[0].upToMs ? 0 : step <= sensorIntervals[1].upToMs ? 1 : 2;
    counts[nearest] = (counts[nearest] ?? 0) + 1;
    steps += 1;
  }
  let upTo = 0;
  for (const [index, { minutes }] of sensorIntervals.entries()) {
    upTo += counts[index] ?? 0;
    if (steps > 0 && upTo > Math.floor((steps - 1) / 2)) return minutes;
  }
  return null;
};

/** Moments of one source's sensor readings, epoch milliseconds, ascending. */
export interface SensorMoments {
  readonly source: string;
  readonly ats: readonly number[];
}

/** The same with what was read. */
export interface SensorLevels extends SensorMoments {
  /** mg/dL of each; infinite outside what the sensor measures. */
  readonly levels: readonly number[];
}

/** The readings of a source on one day: those from `start` to before `end` in its list. */
interface SourceDay {
  readonly source: string;
  readonly place: number;
  readonly start: number;
  readonly end: number;
  /** What each of them stands for. */
  readonly minutes: number;
  /** How much of the day they cover. */
  readonly coveredMinutes: number;
  readonly newestAt: number;
}

/** A calendar day with sensor readings; `place` is its primary source in the list of sources. */
export interface SensorDay extends Pick<SourceDay, 'source' | 'place' | 'start' | 'end' | 'minutes'> {
  /** Where the day ends, epoch milliseconds, exclusive. */
  readonly endsAt: number;
  /** Whether another source has readings of this day, which stay out. */
  readonly hasOthers: boolean;
}

/** Readings within half an interval of the one before are of the same stretch. */
const countStretches = (ats: readonly number[], start: number, end: number, minutes: number): number => {
  let [count, countedAt] = [0, Number.NEGATIVE_INFINITY];
  for (let index = start; index < end; index += 1) {
    const at = ats[index] ?? countedAt;
    if (at - countedAt < (minutes * MINUTE_MS) / 2) continue;
    count += 1;
    countedAt = at;
  }
  return count;
};

/** Most minutes first; of equal ones the denser, then the fresher one, then by name. */
const byCoverage = (a: SourceDay, b: SourceDay): number =>
  b.coveredMinutes - a.coveredMinutes ||
  a.minutes - b.minutes ||
  b.newestAt - a.newestAt ||
  (a.source < b.source ? -1 : 1);

/** The days with sensor readings, ascending, each with its primary source. */
export const sensorDaysOf = (sources: readonly SensorMoments[], timeZone: string): SensorDay[] => {
  const intervals = new Map<number, number>();
  const intervalOfSource = (place: number): number => {
    const known = intervals.get(place);
    if (known !== undefined) return known;
    const found = samplingIntervalMinutes(sources[place]?.ats ?? []) ?? LONE_MINUTES;
    intervals.set(place, found);
    return found;
  };
  const toSourceDay = ({ source, ats }: SensorMoments, place: number, start: number, end: number): SourceDay => {
    const own = end - start < OWN_INTERVAL_READINGS ? null : samplingIntervalMinutes(ats, start, end);
    const minutes = own ?? intervalOfSource(place);
    const coveredMinutes = minutes * countStretches(ats, start, end, minutes);
    return { source, place, start, end, minutes, coveredMinutes, newestAt: ats[end - 1] ?? 0 };
  };

  const { endOfDay } = createZoneDays(timeZone);
  const days: SensorDay[] = [];
  const next = sources.map(() => 0);
  for (;;) {
    const firstAt = Math.min(...sources.map(({ ats }, place) => ats[next[place] ?? 0] ?? Infinity));
    if (firstAt === Infinity) return days;
    const endsAt = endOfDay(firstAt);
    const found = sources.flatMap((each, place) => {
      const start = next[place] ?? 0;
      let end = start;
      while ((each.ats[end] ?? Infinity) < endsAt) end += 1;
      next[place] = end;
      return end === start ? [] : [toSourceDay(each, place, start, end)];
    });
    const [primary] = found.toSorted(byCoverage);
    if (primary) days.push({ ...primary, endsAt, hasOthers: found.length > 1 });
  }
};

/** A reading with where it came from. */
export interface SourcedReading extends TimedReading {
  readonly kind: MetricKind;
  readonly context: MetricContext | null;
  readonly source: string;
}

/** Two sources tell the same single reading at most so far apart. */
export const SAME_WITHIN_MS = MINUTE_MS;
const SAME_WITHIN_MG_DL = 0.5;

/** A finger-prick that was typed in has the kind `manual`; a laboratory's value is another thing. */
const isOneKind = (a: MetricKind, b: MetricKind): boolean => (a === 'laboratory') === (b === 'laboratory');

const isOneValue = (a: SourcedReading, b: SourcedReading): boolean =>
  a.value === null || b.value === null
    ? a.value === b.value && a.rangeFlag === b.rangeFlag
    : Math.abs(a.value - b.value) <= SAME_WITHIN_MG_DL;

/**
 * Single readings, ascending, that another source tells as well: of two the later one, unless only that one says the
 * moment of the day.
 */
export const findRepeatedSingles = <R extends SourcedReading>(single: readonly R[]): ReadonlySet<R> => {
  const repeated = new Set<R>();
  let first = 0;
  single.forEach((reading, index) => {
    while (reading.at - (single[first]?.at ?? reading.at) > SAME_WITHIN_MS) first += 1;
    const earlier = single
      .slice(first, index)
      .find(
        (each) =>
          !repeated.has(each) &&
          each.source !== reading.source &&
          isOneKind(each.kind, reading.kind) &&
          isOneValue(each, reading),
      );
    if (earlier) repeated.add(earlier.context === null && reading.context !== null ? earlier : reading);
  });
  return repeated;
};

/**
 * What each reading of some sources counts in figures: its minutes; 0 where another source tells the day, and
 * for the higher of two at one instant. The readings have to be of whole days of the person, because a day has
 * one primary source.
 */
export const weighSensors = (sources: readonly SensorLevels[], timeZone: string): Uint8Array[] => {
  const weights = sources.map(({ ats }) => new Uint8Array(ats.length));
  for (const { place, start, end, minutes } of sensorDaysOf(sources, timeZone)) {
    const [source, ofSource] = [sources[place], weights[place]];
    if (!source || !ofSource) continue;
    const { ats, levels } = source;
    let last = start;
    for (let index = start; index < end; index += 1) {
      if (index > start && ats[index] === ats[last]) {
        if ((levels[index] ?? 0) >= (levels[last] ?? 0)) continue;
        ofSource[last] = 0;
      }
      ofSource[index] = minutes;
      last = index;
    }
  }
  return weights;
};
