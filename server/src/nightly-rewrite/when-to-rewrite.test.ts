import { expect, it } from 'vitest';
import { chooseRewriteMood } from './when-to-rewrite.ts';

const timeZone = 'America/Sao_Paulo';
const at = (text: string) => new Date(`${text}:00-03:00`);
const yesterday = '2026-11-20T03:10';

it.each([
  ['at night, when nobody is there', '2026-11-21T03:05', yesterday, 1, 'calm'],
  ['not while somebody is there', '2026-11-21T03:05', yesterday, 0.5, 'wait'],
  ['in a hurry, when somebody is there all night', '2026-11-21T04:00', yesterday, 0, 'hurried'],
  ['not before the night', '2026-11-21T02:59', yesterday, 600, 'wait'],
  ['not after it', '2026-11-21T05:00', yesterday, 600, 'wait'],
  ['once a night', '2026-11-21T04:30', '2026-11-21T03:10', 600, 'wait'],
  ['in a quiet part of the day, when the computer is off at night', '2026-11-21T15:10', yesterday, 10, 'calm'],
  ['not in a busy one', '2026-11-21T15:10', yesterday, 9, 'wait'],
  ['at last in a hurry', '2026-11-23T03:00', yesterday, 0, 'wait'],
  ['at last in a hurry, three days later', '2026-11-23T12:00', yesterday, 0, 'hurried'],
])('rewrites %s', (_, now, rewrittenAt, quietMinutes, expected) => {
  expect(
    chooseRewriteMood({
      now: at(now),
      timeZone,
      rewrittenAt: at(rewrittenAt),
      quietMs: quietMinutes * 60_000,
    }),
  ).toBe(expected);
});
