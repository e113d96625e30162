import { expect, it } from 'vitest';
import { createQueue } from './create-queue.ts';

it('runs so many at once, the others in their order, also after one that failed', async () => {
  const enqueue = createQueue(2);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const results = works.map((work, index) =>
    enqueue(async () => {
      begun.push(index);
      await work.promise;
      return index;
    }),
  );
  const settled = Promise.allSettled(results);
  expect(begun).toEqual([0, 1]);
  works[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);
  for (const work of works) work.resolve();
  expect((await settled).map((each) => each.status === 'fulfilled' && each.value)).toEqual([
    0,
    false,
    2,
    3,
    4,
  ]);
  expect(await enqueue(async () => 'again')).toBe('again');
});
