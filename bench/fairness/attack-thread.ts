import { parentPort, workerData } from 'node:worker_threads';
import { createAsker } from './ask.ts';
import { misbehaviours } from './misbehaviours.ts';

/** Who misbehaves waits long for an answer. */
const PATIENCE_MS = 120_000;

/** What the thread is told. */
export interface AttackOrder {
  readonly name: string;
  readonly url: string;
  readonly tokens: readonly string[];
  readonly postId: string;
}

/** What it tells at its end: answers by status, and the slowest 1 % of them. */
export interface AttackResult {
  readonly statuses: Readonly<Record<string, number>>;
  readonly p99Ms: number;
}

/** A thread of its own: the misbehaviour takes no turn of the victims' clocks. */
const order = workerData as AttackOrder;
const misbehaviour = misbehaviours.find(({ name }) => name === order.name);
if (!misbehaviour || !parentPort) throw new Error(`unknown misbehaviour: ${order.name}`);

const asker = createAsker(order.url, '127.0.0.1', PATIENCE_MS);
const endMs = performance.now() + misbehaviour.seconds * 1000;
const statuses: Record<string, number> = {};
const durations: number[] = [];
await misbehaviour.run({
  ...order,
  asker,
  isOver: () => performance.now() > endMs,
  count: (status, ms) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    durations.push(ms);
  },
});
asker.close();
const sorted = durations.toSorted((a, b) => a - b);
parentPort.postMessage({ statuses, p99Ms: sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0 });
