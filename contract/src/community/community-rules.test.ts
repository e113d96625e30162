import { describe, expect, it } from 'vitest';
import { holdsForLinks, tidyTags } from './community-rules.ts';

describe('a text is held', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it.each([
    [5, 0, 1, false],
    [6, 0, 1, true],
    [1, 5, 1, true],
    [0, 50, 1, false],
    [6, 0, 23.9, true],
    [6, 0, 24, false],
  ])('with %d links after %d, %d hours after registering: %s', (links, earlierLinks, hours, expected) => {
    expect(holdsForLinks({ links, earlierLinks, registeredAt: hoursAgo(hours) }, now)).toBe(expected);
  });
});

it('tags lose their mark and stand once, as first written', () => {
  expect(tidyTags(['#Sensor', 'sensor', '## ', 'Praia', 'ÁGUA', 'água'])).toEqual(['Sensor', 'Praia', 'ÁGUA']);
});
