import type { ChatPoint } from '@vida/contract/chat/chat-figures.ts';

/** Every number of some points, the lower ones of two included. */
export const valuesOf = (points: readonly ChatPoint[]): number[] =>
  points.flatMap(({ value, second }) => [value, second]).filter((each) => each !== null);
