import { expect, it } from 'vitest';
import { PlannerBusyError } from '../../../meal-planner.ts';
import { createWaitingLine } from './waiting-line.ts';

it('runs one after the other, refuses when too many wait, and goes on after a failure', async () => {
  const line = createWaitingLine(1);
  const order: string[] = [];
  const first = line.run(async () => {
    order.push('first');
    throw new Error('broken');
  });
  const second = line.run(async () => order.push('second'));
  await expect(line.run(async () => order.push('third'))).rejects.toBeInstanceOf(PlannerBusyError);
  await expect(first).rejects.toThrow('broken');
  await second;
  await line.run(async () => order.push('fourth'));
  expect(order).toEqual(['first', 'second', 'fourth']);
});
