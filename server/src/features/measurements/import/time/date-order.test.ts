import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import { describe, expect, it } from 'vitest';
import { createDateOrderFinder } from './date-order.ts';
import { parseTimestamp } from './timestamp.ts';

const find = (days: readonly string[], said?: DateOrder, clock = '10:00') => {
  const finder = createDateOrderFinder();
  for (const timestamp of days.flatMap((day) => parseTimestamp(`${day} ${clock}`) ?? [])) finder.add(timestamp);
  return finder.find(said);
};
const many = (day: string, count: number) => Array.from({ length: count }, () => day);

describe('the date order of a file', () => {
  it.each([
    ['a day above 12 first', ['04-05-2025', '13-05-2025'], 'dmy'],
    ['a day above 12 second', ['04-05-2025', '05-13-2025'], 'mdy'],
    ['nothing', ['04-05-2025', '12-12-2025'], 'ambiguous'],
    ['days that read the same both ways', ['05-05-2025', '06-06-2025'], 'dmy'],
    ['the year first', ['2025-04-05'], 'settled'],
    ['dots', ['04.05.2025'], 'dmy'],
  ] as const)('is told by %s', (_name, days, order) => {
    expect(find(days)).toBe(order);
  });

  it('is told by AM and PM unless the person says otherwise', () => {
    expect(find(['04-05-2025'], undefined, '10:00 AM')).toBe('mdy');
    expect(find(['04-05-2025'], 'dmy', '10:00 AM')).toBe('dmy');
    expect(find(['13-05-2025'], 'mdy', '10:00 AM')).toBe('dmy');
  });

  it.each(['99-01-2025', '31-13-2025', '31-02-2025', '02-31-2025', '00-13-2025'])(
    'is not told by %s, which is no day',
    (day) => {
      expect(find(['04-05-2025', day])).toBe('ambiguous');
      expect(find(['04-05-2025', day], 'mdy')).toBe('mdy');
    },
  );

  it('is asked for where rows contradict each other, unless one among many is damaged', () => {
    const days = [...many('13-05-2025', 10), '05-13-2025'];
    expect(find(days)).toBe('ambiguous');
    expect(find(days, 'mdy')).toBe('mdy');
    expect(find([...days, '13-05-2025'])).toBe('dmy');
    expect(find([...many('05-13-2025', 11), '13-05-2025'], 'dmy')).toBe('mdy');
  });
});
