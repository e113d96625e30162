import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { describe, expect, it } from 'vitest';
import { readFixture } from '../testing/read-fixture.ts';

/** On 17 February 2018 the clocks of São Paulo went from midnight back to 23:00. */
const DAY = '2018-02-17';
const FIRST_MS = Date.UTC(2018, 1, 18, 1);

interface Sample {
  readonly clock: string;
  readonly value: number;
  readonly at: number;
}

/** Both passes through the hour, every five minutes; some values are the same at the same minute. */
const night: readonly Sample[] = Array.from({ length: 24 }, (_, index) => ({
  clock: `23:${String((index % 12) * 5).padStart(2, '0')}`,
  value: 100 + (index % 3 === 0 ? index % 12 : index),
  at: FIRST_MS + index * 5 * MINUTE_MS,
}));

const write = (samples: readonly Sample[], seconds = '') =>
  ['time,gl', ...samples.map(({ clock, value }) => `${DAY} ${clock}${seconds},${value}`)].join('\n');
const read = async (text: string) => {
  const { readings, duplicates } = await readFixture(text);
  return { readings: readings.map(({ at, value }) => [at.getTime(), value]), duplicates };
};
const truth = (samples: readonly Sample[]) => ({
  readings: samples.map(({ at, value }) => [at, value]),
  duplicates: 0,
});

describe('the hour that the end of summer time repeats', () => {
  it('has both passes, oldest first and newest first', async () => {
    expect(await read(write(night))).toEqual(truth(night));
    expect(await read(write(night.toReversed()))).toEqual(truth(night.toReversed()));
  });

  it('has both passes where other seconds hide that the minute is the same', async () => {
    const lines = night.map(({ clock, value }, index) => `${DAY} ${clock}:${index < 12 ? '07' : '21'},${value}`);
    const { readings } = await readFixture(['time,gl', ...lines].join('\n'));
    expect(readings.map(({ at }) => Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS)).toEqual(
      night.map(({ at }) => at),
    );
  });

  it('is known from two values at one minute in a sorted file', async () => {
    const pair = [night[1], night[13]].filter((sample) => sample !== undefined);
    expect(await read(write(pair))).toEqual(truth(pair));
    const offsets = (await readFixture(write(pair))).readings.map(({ utcOffsetMinutes }) => utcOffsetMinutes);
    expect(offsets).toEqual([-120, -180]);
  });

  it('does not make a second pass of a row that repeats, nor of an hour that happens once', async () => {
    const first = night.slice(1, 2);
    expect(await read(write([...first, ...first]))).toEqual({ ...truth(first), duplicates: 1 });
    const noon = 'time,gl\n2018-02-17 12:05,100\n2018-02-17 12:00,101\n2018-02-17 12:00,102';
    expect((await readFixture(noon)).readings.map(({ at }) => at.toISOString().slice(11, 16))).toEqual([
      '14:05',
      '14:00',
      '14:00',
    ]);
  });

  it('finds every row of a file that was pasted together twice', async () => {
    expect(await read(write([...night, ...night]))).toEqual({ ...truth(night), duplicates: 24 });
  });

  it('keeps every row apart under its own key, the same each time', async () => {
    const keys = async () => (await readFixture(write(night))).readings.map(({ sourceKey }) => sourceKey);
    expect(new Set(await keys()).size).toBe(24);
    expect(await keys()).toEqual(await keys());
  });
});
