import { describe, expect, it } from 'vitest';
import { createExclusive, createFairTurns, createSemaphore, LeftLineError, NoTurnError } from './fair-turns.ts';

const settings = { atOnce: 2, atOnceOf: () => 1, mostWaiting: 4, patienceMs: 60_000 };

/** Works that begin when it is their turn and end when they are told to. */
const startWorks = (turns: ReturnType<typeof createFairTurns<string>>) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: Record<string, string> = {};
  const start = (who: string, name: string, gone?: AbortSignal): Promise<void> =>
    turns
      .run(
        who,
        () => {
          begun.push(name);
          return new Promise<void>((end) => ends.set(name, end));
        },
        gone,
      )
      .catch((error: unknown) => {
        refused[name] = error instanceof NoTurnError ? error.reason : String(error);
      });
  const settle = () => new Promise((done) => setImmediate(done));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, refused, start, settle, end };
};

describe('fair turns', () => {
  it('serves lines in rotation, each only as often at once as it may be', async () => {
    const { begun, start, settle, end } = startWorks(createFairTurns<string>({ ...settings, mostWaiting: 9 }));
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void start(name.slice(0, 1), name);
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2']);
    await end('a1');
    await end('a2');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'a3']);
  });

  it('lets the newest of the longest line give way when too many wait', async () => {
    const { begun, refused, start, settle, end } = startWorks(createFairTurns(settings));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void start('a', name);
    await settle();
    expect(refused).toEqual({ a6: 'all' });
    for (const name of ['b1', 'b2', 'c1']) void start(name.slice(0, 1), name);
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    expect(refused).toEqual({ a6: 'all', a5: 'all', a4: 'all' });
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('bounds the line of one, and gives up when the wait is long', async () => {
    const { refused, start, settle } = startWorks(createFairTurns({ ...settings, mostWaitingOf: 1, patienceMs: 1 }));
    void start('a', 'a1');
    const late = start('a', 'a2');
    await Promise.all([start('a', 'a3'), late]);
    await settle();
    expect(refused).toEqual({ a2: 'late', a3: 'own' });
  });

  it('forgets who left, before or while they waited, and goes on after a failure', async () => {
    const turns = createFairTurns<string>({ ...settings, atOnce: 1 });
    const { begun, refused, start, settle, end } = startWorks(turns);
    const leaving = new AbortController();
    void start('a', 'a1');
    void start('b', 'b1', leaving.signal);
    void start('c', 'c1', AbortSignal.abort());
    leaving.abort();
    await settle();
    expect(Object.keys(refused).toSorted()).toEqual(['b1', 'c1']);
    expect(refused.b1).toBe(String(new LeftLineError('left the line')));
    const failing = expect(turns.run('d', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const after = turns.run('d', async () => 'fine');
    await end('a1');
    await failing;
    expect(await after).toBe('fine');
    expect(begun).toEqual(['a1']);
    expect(turns.countWaiting()).toBe(0);
  });
});

it('a semaphore does so many at once in the order in which they came, and goes on after a failure', async () => {
  const inTurn = createSemaphore(2, 60_000);
  const begun: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const work = (name: string, until: Promise<void>) =>
    inTurn(async () => {
      begun.push(name);
      await until;
    });
  const failing = work('b', Promise.reject(new Error('broken')));
  const all = [work('a', held), work('c', held), work('d', held)];
  await expect(failing).rejects.toThrow('broken');
  await new Promise((done) => setImmediate(done));
  expect(begun).toEqual(['b', 'a', 'c']);
  release();
  await Promise.all(all);
  expect(begun).toEqual(['b', 'a', 'c', 'd']);
});

it('what is exclusive is refused while it is taken, each key by itself', () => {
  const take = createExclusive(() => new Error('taken'));
  const leave = take('a');
  take('b');
  expect(() => take('a')).toThrow('taken');
  leave();
  take('a');
});
