import { describe, expect, it } from 'vitest';
import { isMoment, parseMoment } from './moment.ts';
import { parseTimestamp, toLocalTime } from './timestamp.ts';

const read = (text: string, order: 'dmy' | 'mdy' = 'dmy') => {
  const timestamp = parseTimestamp(text);
  const local = timestamp && toLocalTime(timestamp, order);
  return local && [local.year, local.month, local.day, local.hour, local.minute, local.second];
};

describe('a written time', () => {
  it.each([
    ['2025-04-02 10:05', [2025, 4, 2, 10, 5, 0]],
    ['2025-04-02T10:05:06.789', [2025, 4, 2, 10, 5, 6]],
    ['02/04/2025 22:05', [2025, 4, 2, 22, 5, 0]],
    ['02/04/2025, 22:05', [2025, 4, 2, 22, 5, 0]],
    ['2-4-2025 12:05 AM', [2025, 4, 2, 0, 5, 0]],
    ['2.4.2025 12:05 p. m.', [2025, 4, 2, 12, 5, 0]],
    ['29/02/2024 10:05', [2024, 2, 29, 10, 5, 0]],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '',
    '2025-04-02',
    '10:05',
    '29/02/2025 10:05',
    '31/04/2025 10:05',
    '02/04/25 10:05',
    '2025-04-02 24:00',
    '2025-04-02 10:60',
    '02/04-2025 10:05',
    '2025-04-02 13:05 PM',
    '2025-04-02 0:05 AM',
    'ontem 10:05',
    `${'1'.repeat(80)} 10:05`,
  ])('does not read "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  it('knows the months of six languages', () => {
    const names = [
      'janeiro',
      'fev.',
      'March',
      'avr',
      'mayo',
      'Juni',
      'juil',
      'ago',
      'set',
      'Oktober',
      'nov',
      'Dezember',
    ];
    expect(names.map((name) => read(`3 ${name} 2024 10:00`)?.[1])).toEqual(names.map((_, index) => index + 1));
    expect(read('3 foo 2024 10:00')).toBeNull();
  });
});

describe('a time with its offset', () => {
  it.each([
    ['2025-04-02T10:05:06Z', '2025-04-02T10:05:06.000Z', null],
    ['2025-04-02T10:05:06.250-03:00', '2025-04-02T13:05:06.250Z', -180],
    ['2025-04-02 10:05:06 +0530', '2025-04-02T04:35:06.000Z', 330],
    ['2025-04-02T10:05:06-03', '2025-04-02T13:05:06.000Z', -180],
  ])('reads %s', (text, at, utcOffsetMinutes) => {
    expect(parseMoment(text)).toEqual({ type: 'instant', at: new Date(at), utcOffsetMinutes });
  });

  it('does not take days that are not, or offsets that no place has', () => {
    expect(isMoment('2025-02-30T10:05:06Z')).toBe(false);
    expect(isMoment('2025-02-20T10:05:06+99:00')).toBe(false);
  });
});
