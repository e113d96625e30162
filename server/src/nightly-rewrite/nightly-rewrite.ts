import { DEFAULT_TIME_ZONE, HOUR_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import type { Log } from '../config/log.ts';
import { readRewriteMemory, writeRewriteMemory } from '../db/embedded/rewrite-memory.ts';
import { rewriteTouched } from '../db/embedded/rewrite-tables.ts';
import { chooseRewriteMood, type RewriteMood } from './when-to-rewrite.ts';

const LOOK_EVERY_MS = MINUTE_MS;
/** A hurried rewrite that leaves a large table behind is not tried again at once. */
const HURRY_EVERY_MS = HOUR_MS;
/** Below what a request waits for the database (resilient-pool.ts): people wait, and nobody is refused. */
const limitsMs: Readonly<Record<Exclude<RewriteMood, 'wait'>, number>> = { calm: 600_000, hurried: 4_000 };

export interface NightlyRewriteDeps {
  readonly connectionString: string;
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly log: Log;
}

/**
 * Every night, and on a computer that is off at night in some quiet minute of the day, what was deleted is removed from
 * the files of the embedded database. Whoever comes meanwhile interrupts it.
 */
export const startNightlyRewrite = ({ connectionString, dataDir, clock, log }: NightlyRewriteDeps) => {
  let lastRequestAt = clock();
  let lastHurryMs = 0;
  let calmly: AbortController | undefined;
  let underWay: AbortController | undefined;
  let running = Promise.resolve();

  const work = async (): Promise<void> => {
    const now = clock();
    const memory = await readRewriteMemory(dataDir);
    // A new database has nothing to forget; its first night comes.
    if (!memory) return writeRewriteMemory(dataDir, { at: now.toISOString(), countedSince: '', changes: {} });
    const mood = chooseRewriteMood({
      now,
      timeZone: DEFAULT_TIME_ZONE,
      rewrittenAt: new Date(memory.at),
      quietMs: now.getTime() - lastRequestAt.getTime(),
    });
    if (mood === 'wait') return;
    if (mood === 'hurried') {
      if (now.getTime() - lastHurryMs < HURRY_EVERY_MS) return;
      lastHurryMs = now.getTime();
    }
    underWay = new AbortController();
    calmly = mood === 'calm' ? underWay : undefined;
    const { signal } = underWay;
    const { rewritten, left } = await rewriteTouched({
      connectionString,
      dataDir,
      now,
      limitMs: limitsMs[mood],
      signal,
    });
    log.info({ rewritten: rewritten.length, left }, 'tables rewritten without what was deleted');
  };

  /** Looks whether it is time, and does it. */
  const look = (): Promise<void> => {
    running = running
      .then(work)
      .catch((error: unknown) => log.warn({ err: error }, 'rewriting failed'))
      .finally(() => {
        calmly = undefined;
        underWay = undefined;
      });
    return running;
  };

  const timer = setInterval(() => {
    if (!underWay) void look();
  }, LOOK_EVERY_MS);
  return {
    look,
    /** Somebody asks for something. */
    disturb: (): void => {
      lastRequestAt = clock();
      calmly?.abort();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      underWay?.abort();
      await running;
    },
  };
};
