import { addDaysTo, DAY_MINUTES, MINUTE_MS } from '@vida/contract/core/time.ts';
import { type Moment, wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { metricContexts, metricKinds, metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { DRINKS, type SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import fc from 'fast-check';
import type { RecordedNight, TimedUse } from '../../adviser.ts';
import { createSampleData, type SampleData } from '../../built-in/conversation/testing/sample-chat.ts';
import type { OwnReading } from '../../conversation.ts';
import type { Records } from '../points.ts';

/** So many days have records. */
export const RECORDED_DAYS = 12;

/** First days of records: beside a change of the clock in one of the zones, and an ordinary stretch. */
const starts = ['2026-03-04', '2026-03-24', '2026-03-30', '2026-08-01', '2026-10-21'] as const;
const zones = [
  'America/Sao_Paulo',
  'America/New_York',
  'Europe/Lisbon',
  // Where the day begins at 01:00 when summer time begins, and the day before has 25 hours when it ends.
  'America/Santiago',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;
/** Clocks of whoever travels, minutes ahead of UTC. */
const offsets = [-660, -180, -180, -180, 0, 345, 840] as const;

const instant = (start: string) =>
  fc
    .integer({ min: 0, max: RECORDED_DAYS * DAY_MINUTES })
    .map((minutes) => new Date(Date.parse(start) + minutes * MINUTE_MS));

const moment = (start: string) =>
  fc.record<Moment>({ at: instant(start), utcOffsetMinutes: fc.constantFrom(...offsets) });

/** Half of them on a few levels, where limits lie and values are equal. */
const value = fc.oneof(fc.integer({ min: 35, max: 450 }), fc.constantFrom(40, 54, 70, 140, 180, 400));

/** Only of glucose a device may show a side alone. */
const reading = (start: string, type: MetricType) =>
  fc
    .record({
      measuredAt: instant(start),
      value,
      diastolic: fc.option(fc.integer({ min: 40, max: 120 })),
      rangeFlag: fc.constantFrom(null, null, null, 'low' as const, 'high' as const),
      kind: fc.constantFrom(...metricKinds),
      context: fc.option(fc.constantFrom(...metricContexts)),
      weight: fc.constantFrom(undefined, 0, 1, 5, 15),
    })
    .map(
      ({ weight, ...each }): OwnReading => ({
        ...each,
        ...(type === 'glucose' ? each.rangeFlag !== null && { value: null } : { rangeFlag: null }),
        ...(weight !== undefined && { weight }),
      }),
    );

const night = (start: string) =>
  fc
    .record({
      wake: moment(start),
      minutes: fc.integer({ min: 1, max: 700 }),
      bedOffset: fc.constantFrom(...offsets),
      fallAsleepMinutes: fc.integer({ min: 0, max: 90 }),
      nightWakings: fc.integer({ min: 0, max: 5 }),
      quality: fc.integer({ min: 1, max: 10 }),
    })
    .map(
      ({ minutes, bedOffset, ...each }): RecordedNight => ({
        ...each,
        bed: { at: new Date(each.wake.at.getTime() - minutes * MINUTE_MS), utcOffsetMinutes: bedOffset },
      }),
    );

const used: readonly (readonly [TimedUse['substanceType'], readonly SubstanceUnit[]])[] = [
  ['alcohol', ['doses', 'copos', 'latas', 'garrafas']],
  ['tobacco', ['cigarros', 'maços']],
  ['caffeine', ['xícaras', 'mg']],
  ['gaming', ['horas', 'sessões']],
];

const use = (start: string) =>
  fc
    .record({
      when: moment(start),
      what: fc.constantFrom(...used.flatMap(([type, units]) => units.map((unit) => [type, unit] as const))),
      amount: fc.constantFrom(0, 0, 0.5, 1, 2, 3),
      drink: fc.option(fc.constantFrom(...DRINKS)),
      sessionHours: fc.option(fc.constantFrom(0.5, 2)),
    })
    .map(({ when, what: [substanceType, unit], ...each }): TimedUse => {
      const wall = wallTimeThen(when);
      const minuteOfDay = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
      return { ...each, substanceType, unit, at: when.at.getTime(), day: wall.slice(0, 10), minuteOfDay };
    });

const training = (start: string) =>
  fc.record({
    day: fc.integer({ min: -1, max: RECORDED_DAYS }).map((days) => addDaysTo(start, days)),
    minutes: fc.constantFrom(0, 10, 30, 45, 90),
  });

const lists = (start: string): fc.Arbitrary<SampleData> =>
  fc.record({
    readings: fc.record(
      Object.fromEntries(metricTypes.map((type) => [type, fc.array(reading(start, type), { maxLength: 30 })])),
    ),
    nights: fc.array(night(start), { maxLength: 12 }),
    uses: fc.array(use(start), { maxLength: 40 }),
    trainedDays: fc
      .uniqueArray(training(start), { maxLength: RECORDED_DAYS, selector: ({ day }) => day })
      .map((days) => days.toSorted((a, b) => (a.day < b.day ? -1 : 1))),
  });

/** Anybody's records as they are made up, the day on which they begin, and by which clock they are read. */
export interface AnyRecords {
  readonly start: string;
  readonly timeZone: string;
  readonly made: SampleData;
}

/** Records of anybody in any zone: several nights on a day, amounts of nothing, what no device could read. */
export const anyRecords: fc.Arbitrary<AnyRecords> = fc
  .record({ start: fc.constantFrom(...starts), timeZone: fc.constantFrom(...zones) })
  .chain(({ start, timeZone }) => lists(start).map((made) => ({ start, timeZone, made })));

/** The same as the engine reads them. */
export const recordsOf = ({ timeZone, made }: Omit<AnyRecords, 'start'>): Records => ({
  timeZone,
  data: createSampleData(made),
});
