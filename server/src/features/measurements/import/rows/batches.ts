/**
 * Short enough that a batch is packed within a millisecond, and that V8 counts its text among what soon is forgotten.
 */
const ITEMS_PER_BATCH = 500;

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
 * Keeps what a long file says until all of it is known: as bytes outside the JavaScript heap, which would grow with it
 * and stay so. Not compressed: what zlib needs for each batch is kept until the next large garbage collection, which is
 * more than it saves.
 */
export const createBatches = <Item>(): Batches<Item> => {
  const packed: Buffer[] = [];
  let open: Item[] = [];
  const unpack = (batch: Buffer): Item[] => JSON.parse(batch.toString()) as Item[];
  function* batches(): Generator<readonly Item[]> {
    for (const batch of packed) yield unpack(batch);
    yield open;
  }
  return {
    add: (item) => {
      open.push(item);
      if (open.length < ITEMS_PER_BATCH) return;
      packed.push(Buffer.from(JSON.stringify(open)));
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
