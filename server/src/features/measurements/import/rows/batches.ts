import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** So many are packed and unpacked within a few milliseconds. */
export const ITEMS_PER_BATCH = 1000;

/** Items that JSON can say, kept in little room. */
export interface Batches<Item> {
  readonly add: (item: Item) => void;
  readonly count: () => number;
  /** The items in the order in which they came, a batch at a time; each call begins anew. */
  readonly batches: () => Iterable<readonly Item[]>;
  /** One by one. */
  readonly inOrder: () => Iterable<Item>;
  /** The last one first. */
  readonly reversed: () => Iterable<Item>;
}

/**
 * Keeps what a long file says until all of it is known: packed, a twentieth of its size, and outside the JavaScript
 * heap, which would grow with it and stay so.
 */
export const createBatches = <Item>(): Batches<Item> => {
  const packed: Buffer[] = [];
  let open: Item[] = [];
  const unpack = (batch: Buffer): Item[] => JSON.parse(inflateRawSync(batch).toString()) as Item[];
  function* batches(): Generator<readonly Item[]> {
    for (const batch of packed) yield unpack(batch);
    yield open;
  }
  return {
    add: (item) => {
      open.push(item);
      if (open.length < ITEMS_PER_BATCH) return;
      packed.push(deflateRawSync(JSON.stringify(open), { level: 1 }));
      open = [];
    },
    count: () => packed.length * ITEMS_PER_BATCH + open.length,
    batches,
    *inOrder() {
      for (const batch of batches()) yield* batch;
    },
    *reversed() {
      yield* open.toReversed();
      for (const batch of packed.toReversed()) yield* unpack(batch).reverse();
    },
  };
};
