import { computeSleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { describe, expect, it } from 'vitest';
import type { RecordedNight } from '../../adviser.ts';
import { slept, sleptDaily } from '../../testing/sample-days.ts';
import { NOW, samplePerson } from '../../testing/sample-person.ts';
import { buildSleepFacts, spanOf } from './sleep-facts.ts';

const factsOf = (nights: readonly RecordedNight[]) => buildSleepFacts(samplePerson({ nights }), NOW);

describe('the means', () => {
  it('are those of the sleep screen: the newest seven of one record a day', () => {
    const nights = Array.from({ length: 10 }, (_, day) =>
      slept(day, { bed: day % 2 ? '22:20' : '23:45', quality: 5 + day / 2, fallAsleepMinutes: 7 * day }),
    );
    expect(factsOf(nights).means).toMatchObject(computeSleepFigures(nights) ?? {});
    expect(factsOf(nights).means?.nights).toBe(7);
  });

  it('take a night in two parts and a nap for one day’s sleep, marked by the longest part', () => {
    const parts = [0, 1, 2].flatMap((day) => [
      slept(day, { bed: '00:00', wake: '04:00', quality: 4 }),
      slept(day, { bed: '05:00', wake: '07:30', quality: 9 }),
      slept(day, { bed: '11:00', wake: '11:30', quality: 10 }),
    ]);
    const { nights, means, veryShortNights } = factsOf(parts);
    expect(nights).toHaveLength(3);
    expect(means).toMatchObject({ nights: 3, meanHours: 7, meanQuality: 4 });
    expect(veryShortNights).toEqual([]);
  });

  it('count a night that was recorded twice once', () => {
    expect(factsOf([...sleptDaily(3), ...sleptDaily(3)]).means).toMatchObject({ nights: 3, meanHours: 8 });
  });

  it('are none below three nights', () => {
    expect(factsOf(sleptDaily(2)).means).toBeNull();
  });
});

describe('waking times', () => {
  it('go over midnight by the shortest way', () => {
    expect(spanOf([23 * 60 + 30, 10, 23 * 60 + 50])).toEqual({
      fromMinute: 23 * 60 + 30,
      toMinute: 10,
      spreadMinutes: 40,
      count: 3,
    });
  });

  it('have no spread where they are all the same', () => {
    expect(spanOf([420, 420])).toMatchObject({ fromMinute: 420, toMinute: 420, spreadMinutes: 0 });
    expect(spanOf([])).toBeNull();
  });

  it('are of the clock where somebody woke', () => {
    const inLisbon = sleptDaily(5).map(
      ({ wake, ...night }): RecordedNight => ({
        ...night,
        wake: { at: wake.at, utcOffsetMinutes: 0 },
      }),
    );
    expect(factsOf(inLisbon).waking).toMatchObject({ fromMinute: 10 * 60, toMinute: 10 * 60 });
  });
});
