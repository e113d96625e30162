import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDaysTo, dayOf, startOfDayAt, utcOffsetMinutesAt } from './time.ts';
import { createZoneDays } from './zone-days.ts';

const zones = [
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
];
// São Paulo still changed its clock then, at midnight.
const YEARS = [Date.parse('2017-01-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z')] as const;

it('are what each instant alone says', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.array(fc.integer({ min: YEARS[0], max: YEARS[1] }), { minLength: 1 }),
      (timeZone, instants) => {
        const { offsetAt, endOfDay } = createZoneDays(timeZone);
        for (const at of instants) {
          expect(offsetAt(at)).toBe(utcOffsetMinutesAt(new Date(at), timeZone));
          const next = addDaysTo(dayOf(new Date(at), timeZone), 1);
          expect(endOfDay(at)).toBe(startOfDayAt(next, timeZone).getTime());
        }
      },
    ),
    { numRuns: 200, seed: 20_261_121 },
  ));

it.each([
  ['America/Sao_Paulo', '2018-11-03T12:00:00Z'],
  ['America/Sao_Paulo', '2018-11-04T12:00:00Z'],
  ['America/Sao_Paulo', '2018-02-17T12:00:00Z'],
  ['America/Havana', '2026-03-07T18:00:00Z'],
  ['Asia/Beirut', '2026-03-28T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T12:00:00Z'],
])('end in %s where the clock is changed, around %s', (timeZone, instant) => {
  const { offsetAt, endOfDay } = createZoneDays(timeZone);
  for (let hour = -30; hour <= 30; hour += 1) {
    const at = Date.parse(instant) + hour * 3_600_000;
    const next = addDaysTo(dayOf(new Date(at), timeZone), 1);
    expect(endOfDay(at)).toBe(startOfDayAt(next, timeZone).getTime());
    expect(offsetAt(at)).toBe(utcOffsetMinutesAt(new Date(at), timeZone));
  }
});
