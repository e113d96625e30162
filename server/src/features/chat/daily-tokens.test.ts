import { expect, it } from 'vitest';
import { createDailyTokens, TOKENS_PER_DAY } from './daily-tokens.ts';

const start = () => {
  const sums = new Map<string, number>();
  const warnings: unknown[] = [];
  const state = { now: new Date('2026-11-21T23:30:00.000Z'), isDown: false };
  const tokens = createDailyTokens({
    counter: {
      read: async (userId, day) => sums.get(`${userId} ${day}`) ?? 0,
      add: async (userId, day, more) => {
        if (state.isDown) throw new Error('down');
        sums.set(`${userId} ${day}`, (sums.get(`${userId} ${day}`) ?? 0) + more);
      },
    },
    clock: () => state.now,
    log: { warn: (entry: unknown) => void warnings.push(entry) },
  });
  return { tokens, state, warnings };
};

it('gives each person a share of each day in UTC', async () => {
  const { tokens, state } = start();
  await tokens.spend('ana', TOKENS_PER_DAY - 1);
  expect(await tokens.hasLeft('ana')).toBe(true);
  await tokens.spend('ana', 1);
  expect([await tokens.hasLeft('ana'), await tokens.hasLeft('rui')]).toEqual([false, true]);
  state.now = new Date('2026-11-22T00:00:00.000Z');
  expect(await tokens.hasLeft('ana')).toBe(true);
});

it('loses no answer because it could not be counted', async () => {
  const { tokens, state, warnings } = start();
  state.isDown = true;
  await tokens.spend('ana', 10);
  expect(warnings).toHaveLength(1);
});
