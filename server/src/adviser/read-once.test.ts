import { HOUR_MS } from '@vida/contract/core/time.ts';
import { expect, it, vi } from 'vitest';
import { createSampleData } from './built-in/conversation/testing/sample-chat.ts';
import type { OwnReading } from './conversation.ts';
import { readOnce } from './read-once.ts';

const START = Date.parse('2026-11-20T03:00:00Z');
const at = (hour: number): Date => new Date(START + hour * HOUR_MS);
const reading = (hour: number): OwnReading => ({
  measuredAt: at(hour),
  value: 100 + hour,
  diastolic: null,
  rangeFlag: null,
  kind: 'sensor',
  context: null,
});

const setUp = () => {
  const made = createSampleData({ readings: { glucose: [1, 2, 3, 4].map(reading) } });
  const readReadings = vi.fn(made.readReadings);
  const readProfile = vi.fn(made.readProfile);
  return { readReadings, readProfile, data: readOnce({ ...made, readReadings, readProfile }) };
};

it('reads a stretch within another one no second time', async () => {
  const { data, readReadings } = setUp();
  expect(await data.readReadings('glucose', at(0), at(5))).toHaveLength(4);
  expect(await data.readReadings('glucose', at(2), at(4))).toEqual([reading(2), reading(3)]);
  expect(readReadings).toHaveBeenCalledTimes(1);
});

it('reads what reaches beyond, and other kinds', async () => {
  const { data, readReadings } = setUp();
  await data.readReadings('glucose', at(2), at(4));
  expect(await data.readReadings('glucose', at(1), at(4))).toHaveLength(3);
  expect(await data.readReadings('weight', at(2), at(3))).toEqual([]);
  expect(readReadings).toHaveBeenCalledTimes(3);
});

it('reads the profile once, and again after a failure', async () => {
  const { data, readProfile } = setUp();
  readProfile.mockRejectedValueOnce(new Error('no connection'));
  await expect(data.readProfile()).rejects.toThrow('no connection');
  await data.readProfile();
  await data.readProfile();
  expect(readProfile).toHaveBeenCalledTimes(2);
});
