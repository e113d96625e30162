import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { GlucoseReading, Person, TipRequest } from '../adviser.ts';

/** Noon in São Paulo. */
export const NOW = new Date('2026-11-21T15:00:00.000Z');

const HOUR_MS = 3_600_000;

type Extra = Partial<Pick<GlucoseReading, 'kind' | 'context' | 'rangeFlag'>>;

/** A finger-prick `hoursAgo` before noon. */
export const pricked = (value: number | null, hoursAgo: number, extra: Extra = {}): GlucoseReading => ({
  value,
  rangeFlag: null,
  at: NOW.getTime() - hoursAgo * HOUR_MS,
  kind: 'capillary',
  context: null,
  ...extra,
});

/** One reading a day at noon, the newest two days ago, so that nothing is about the present. */
export const pricks = (values: readonly number[], context: MetricContext | null = null): GlucoseReading[] =>
  values.map((value, index) => pricked(value, 48 + (values.length - 1 - index) * 24, { context }));

/** A sensor of every 15 minutes over the last `days` days, from the values in turn. */
export const sensed = (values: readonly number[], days: number): GlucoseReading[] =>
  Array.from({ length: days * 96 }, (_, index) =>
    pricked(values[index % values.length] ?? null, (days * 96 - index) / 4, { kind: 'sensor' }),
  );

/** One finger-prick a day at noon, the newest `daysAgo` days ago. */
export const prickedLongAgo = (values: readonly number[], daysAgo = 200): GlucoseReading[] =>
  values.map((value, index) => pricked(value, (daysAgo + values.length - 1 - index) * 24));

/** A sensor of every 15 minutes over 12 days, from the values in turn, the newest 200 days ago. */
export const sensedLongAgo = (values: readonly number[]): GlucoseReading[] =>
  sensed(values, 12).map((reading) => ({ ...reading, at: reading.at - 200 * 24 * HOUR_MS }));

export interface MadeUp {
  readonly profile?: Partial<HealthProfile>;
  readonly readings?: readonly GlucoseReading[];
  readonly olderReadings?: readonly GlucoseReading[];
  readonly glucoseUnit?: Person['glucoseUnit'];
}

export const madeUpPerson = ({
  profile,
  readings = [],
  olderReadings = [],
  glucoseUnit = 'mg/dL',
}: MadeUp = {}): Person => ({
  profile: { ...EMPTY_HEALTH_PROFILE, ...profile },
  readings: readings.toSorted((a, b) => a.at - b.at),
  olderReadings: olderReadings.toSorted((a, b) => a.at - b.at),
  glucoseUnit,
  timeZone: 'America/Sao_Paulo',
});

export const requestFor = (person: MadeUp, change: Partial<TipRequest> = {}): TipRequest => ({
  person: madeUpPerson(person),
  category: 'general',
  earlier: [],
  now: NOW,
  ...change,
});
