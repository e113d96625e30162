import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { GlucoseReading, Person, RecordedNight, TimedUse, TipDraft, TipRequest, Vitals } from '../adviser.ts';
import { sayFigures } from '../figures-in-text.ts';

/** Noon in São Paulo. */
export const NOW = new Date('2026-11-21T15:00:00.000Z');

const SENSOR_MINUTES = 15;

type Extra = Partial<Pick<GlucoseReading, 'kind' | 'context' | 'rangeFlag' | 'weight'>>;

/** A finger-prick `hoursAgo` before noon. */
export const pricked = (value: number | null, hoursAgo: number, extra: Extra = {}): GlucoseReading => ({
  value,
  rangeFlag: null,
  at: NOW.getTime() - hoursAgo * HOUR_MS,
  kind: 'capillary',
  context: null,
  weight: extra.kind === 'sensor' ? SENSOR_MINUTES : 1,
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

const at = (hoursAgo: number): number => NOW.getTime() - hoursAgo * HOUR_MS;

/** Readings other than glucose: values, each so many hours before noon. */
export const pressed = (...readings: readonly (readonly [number, number, number])[]): Partial<Vitals> => ({
  pressures: readings.map(([systolic, diastolic, hoursAgo]) => ({ systolic, diastolic, at: at(hoursAgo) })),
});
export const weighed = (...readings: readonly (readonly [number, number])[]): Partial<Vitals> => ({
  weights: readings.map(([weightKg, hoursAgo]) => ({ weightKg, at: at(hoursAgo) })),
});
export const pulsed = (...readings: readonly (readonly [number, number])[]): Partial<Vitals> => ({
  heartRates: readings.map(([bpm, hoursAgo]) => ({ bpm, at: at(hoursAgo) })),
});
export const examined = (...readings: readonly (readonly [number, number])[]): Partial<Vitals> => ({
  hba1cs: readings.map(([percent, daysAgo]) => ({ percent, at: at(24 * daysAgo) })),
});

/** The same pressure on the last days, one a day, the newest two days ago. */
export const pressedDaily = (systolic: number, diastolic: number, days = 3): Partial<Vitals> =>
  pressed(...Array.from({ length: days }, (_, day) => [systolic, diastolic, 48 + day * 24] as const));

export interface SamplePerson {
  readonly profile?: Partial<HealthProfile>;
  readonly readings?: readonly GlucoseReading[];
  readonly olderReadings?: readonly GlucoseReading[];
  readonly vitals?: Partial<Vitals>;
  readonly nights?: readonly RecordedNight[];
  readonly uses?: readonly TimedUse[];
  /** In which the tips are read. */
  readonly glucoseUnit?: GlucoseUnit;
}

export const samplePerson = ({
  profile,
  readings = [],
  olderReadings = [],
  vitals = {},
  nights = [],
  uses = [],
}: SamplePerson = {}): Person => ({
  profile: { ...EMPTY_HEALTH_PROFILE, ...profile },
  readings: readings.toSorted((a, b) => a.at - b.at),
  olderReadings: olderReadings.toSorted((a, b) => a.at - b.at),
  vitals: {
    pressures: (vitals.pressures ?? []).toSorted((a, b) => a.at - b.at),
    weights: (vitals.weights ?? []).toSorted((a, b) => a.at - b.at),
    heartRates: (vitals.heartRates ?? []).toSorted((a, b) => a.at - b.at),
    hba1cs: (vitals.hba1cs ?? []).toSorted((a, b) => a.at - b.at),
  },
  nights: nights.toSorted((a, b) => a.wake.at.getTime() - b.wake.at.getTime()),
  uses: uses.toSorted((a, b) => a.at - b.at),
  timeZone: 'America/Sao_Paulo',
});

export const requestFor = (person: SamplePerson, change: Partial<TipRequest> = {}): TipRequest => ({
  userId: 'person',
  person: samplePerson(person),
  category: 'general',
  earlier: [],
  now: NOW,
  ...change,
});

type Texts = Pick<TipDraft, 'title' | 'content' | 'why'>;

/** A tip as the person reads it. */
export const readBy =
  ({ glucoseUnit = 'mg/dL' }: SamplePerson) =>
  <Tip extends Texts>(tip: Tip): Tip => ({
    ...tip,
    title: sayFigures(tip.title, glucoseUnit),
    content: sayFigures(tip.content, glucoseUnit),
    why: tip.why.map((line) => sayFigures(line, glucoseUnit)),
  });
