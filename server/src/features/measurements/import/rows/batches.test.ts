import { describe, expect, it } from 'vitest';
import { createBatches } from './batches.ts';

describe('batches', () => {
  it.each([0, 1, 499, 500, 501, 1250])('give %i items back, in order and reversed, as often as asked', (count) => {
    const items = Array.from({ length: count }, (_, index) => [index, `é ${index}`]);
    const batches = createBatches<(typeof items)[number]>();
    for (const item of items) batches.add(item);
    expect(batches.count()).toBe(count);
    for (let turn = 0; turn < 2; turn += 1) {
      expect([...batches.inOrder()]).toEqual(items);
      expect([...batches.reversed()]).toEqual(items.toReversed());
      expect([...batches.batches()].flat()).toEqual(items);
    }
  });
});
