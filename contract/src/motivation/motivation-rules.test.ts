import { describe, expect, it } from 'vitest';
import { hourIn, partOfDayOf, timedTriggerOf } from './motivation-rules.ts';

describe('timedTriggerOf', () => {
  it.each([
    [22, null],
    [23, 'late_night'],
    [0, 'late_night'],
    [4, 'late_night'],
    [5, 'early_morning'],
    [6, 'early_morning'],
    [7, null],
    [12, null],
  ])('at %i is %s', (hour, trigger) => {
    expect(timedTriggerOf(hour)).toBe(trigger);
  });
});

describe('partOfDayOf', () => {
  it.each([
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [22, 'evening'],
    [23, 'night'],
  ])('at %i is %s', (hour, part) => {
    expect(partOfDayOf(hour)).toBe(part);
  });
});

it.each([
  ['America/Sao_Paulo', 23],
  ['America/Manaus', 22],
  ['Europe/Lisbon', 2],
])('hourIn reads the clock in %s', (zone, hour) => {
  expect(hourIn(new Date('2026-11-22T02:30:00Z'), zone)).toBe(hour);
});
