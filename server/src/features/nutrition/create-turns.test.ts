import { expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

it('runs one after the other, and goes on after a failure', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  const step = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const [first, second, third] = [inTurn(step('first')), inTurn(step('second')), inTurn(step('third'))];
  await expect(second).rejects.toThrow('second');
  expect([await first, await third]).toEqual(['first', 'third']);
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
