import { toWallTime } from '@vida/contract/core/wall-time.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { createDayClock } from './day-clock.ts';

const zones = [
  'America/Sao_Paulo',
  'America/New_York',
  'America/Santiago',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Australia/Lord_Howe',
];
const YEAR = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z')] as const;

const readAlone = (at: number, timeZone: string) => {
  const wall = toWallTime(new Date(at), timeZone);
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return { day: wall.slice(0, 10), minute };
};

it('shows what each instant alone shows', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.array(fc.integer({ min: YEAR[0], max: YEAR[1] }), { minLength: 1 }),
      (timeZone, instants) => {
        const clock = createDayClock(timeZone);
        for (const at of instants) expect(clock(at)).toEqual(readAlone(at, timeZone));
      },
    ),
    { numRuns: rounds(200, 5000), seed: 20_261_121 },
  ));

it.each([
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-04'],
  ['America/Santiago', '2026-09-06'],
])('shows every quarter of an hour around a change of the clock: %s on %s', (timeZone, day) => {
  const clock = createDayClock(timeZone);
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let quarter = -144; quarter <= 144; quarter += 1) {
    const at = noon + quarter * 900_000;
    expect(clock(at)).toEqual(readAlone(at, timeZone));
  }
});
