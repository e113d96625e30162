import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Learnt } from './learn.ts';

/** Goes up when what is learnt, or how it is written, changes: a file of another version is not read. */
const VERSION = 1;
const HEAD_BYTES = 16;
const BYTES_OF_A_FEATURE = 4;

/**
 * The numbers of a rising row as what each is more than the one before it, by bytes of equal weight: they press well.
 */
const packRising = (rising: Uint32Array): Buffer => {
  const packed = Buffer.alloc(rising.length * BYTES_OF_A_FEATURE);
  for (const [at, value] of rising.entries()) {
    const more = value - (rising[at - 1] ?? 0);
    for (let byte = 0; byte < BYTES_OF_A_FEATURE; byte += 1)
      packed[byte * rising.length + at] = (more >>> (8 * byte)) & 0xff;
  }
  return packed;
};

const unpackRising = (packed: Uint8Array): Uint32Array => {
  const rising = new Uint32Array(packed.length / BYTES_OF_A_FEATURE);
  const count = rising.length;
  let value = 0;
  for (let at = 0; at < count; at += 1) {
    const [low = 0, second = 0] = [packed[at], packed[count + at]];
    const [third = 0, high = 0] = [packed[2 * count + at], packed[3 * count + at]];
    value += low + second * 2 ** 8 + third * 2 ** 16 + high * 2 ** 24;
    rising[at] = value;
  }
  return rising;
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** What was learnt as one compact file. The same is always written in the same bytes. */
export const writeLearnt = (learnt: Learnt): Buffer => {
  const { features, rarity, odds, classCounts, classes, fits, strangeness } = learnt;
  const head = Buffer.alloc(HEAD_BYTES);
  for (const [at, value] of [VERSION, features.length, classes.length, strangeness.length].entries())
    head.writeUInt32LE(value, 4 * at);
  const rows = [bytesOf(strangeness), packRising(features), rarity, bytesOf(odds), classCounts, classes, fits];
  return brotliCompressSync(Buffer.concat([head, ...rows]));
};

/** Reads what `writeLearnt` wrote. Throws for a file of another version. */
export const loadLearnt = (file: Uint8Array): Learnt => {
  const bytes = new Uint8Array(brotliDecompressSync(file));
  const view = new DataView(bytes.buffer);
  const [version, count = 0, pairs = 0, classCount = 0] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  if (version !== VERSION) throw new Error('What was learnt is of another version: npm run learn');
  let from = HEAD_BYTES;
  const take = (length: number): Uint8Array => {
    from += length;
    return bytes.subarray(from - length, from);
  };
  const strangeness = new Float32Array(bytes.slice(from, from + 4 * classCount).buffer);
  take(4 * classCount);
  return {
    strangeness,
    features: unpackRising(take(BYTES_OF_A_FEATURE * count)),
    rarity: take(count),
    odds: new Int8Array(take(count)),
    classCounts: take(count),
    classes: take(pairs),
    fits: take(pairs),
  };
};
