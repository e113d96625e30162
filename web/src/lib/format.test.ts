import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatDayLong, formatRelative } from './format.ts';

const zone = 'America/Sao_Paulo';

it('writes days and instants as Brazil does, in the person’s zone', () => {
  expect(formatDay('2026-11-21')).toBe('21/11/2026');
  expect(formatDayLong('2026-11-21')).toBe('sábado, 21/11/2026');
  expect(formatDateTime('2026-11-21T02:30:00.000Z', zone)).toBe('20/11 23:30');
  expect(formatDateTime('2026-11-21T02:30:00.000Z', 'America/Noronha')).toBe('21/11 00:30');
});

describe('how long ago', () => {
  const now = new Date('2026-11-21T15:00:00.000Z');
  it.each([
    ['2026-11-21T15:00:30.000Z', 'agora'],
    ['2026-11-21T14:59:01.000Z', 'agora'],
    ['2026-11-21T14:59:00.000Z', 'há 1 min'],
    ['2026-11-21T14:00:01.000Z', 'há 59 min'],
    ['2026-11-21T14:00:00.000Z', 'há 1 h'],
    ['2026-11-21T03:00:00.000Z', 'há 12 h'],
    ['2026-11-21T02:59:00.000Z', 'ontem'],
    ['2026-11-20T02:59:00.000Z', 'há 2 dias'],
    ['2026-11-14T12:00:00.000Z', 'há 7 dias'],
    ['2026-11-13T12:00:00.000Z', '13/11/2026'],
  ])('%s is %s', (at, text) => {
    expect(formatRelative(at, now, zone)).toBe(text);
  });
});
