/** Why no turn was given: the one who asked has too many waiting, everybody has, or it took too long. */
export type NoTurnReason = 'own' | 'all' | 'late';

export class NoTurnError extends Error {
  override readonly name = 'NoTurnError';
  readonly reason: NoTurnReason;

  constructor(reason: NoTurnReason) {
    super(`no turn: ${reason}`);
    this.reason = reason;
  }
}

/** The one who waited left. */
export class LeftLineError extends Error {
  override readonly name = 'LeftLineError';
}

export interface FairTurnsOptions<Who> {
  /** Turns that are taken at one time, in all. */
  readonly atOnce: number;
  /** Those of one: one, where it is left out. */
  readonly atOnceOf?: (who: Who) => number;
  /** Who wait, in all: beyond it the newest of the longest line gives way. */
  readonly mostWaiting: number;
  /** Who wait of one; no limit of its own where it is left out. */
  readonly mostWaitingOf?: number;
  readonly patienceMs: number;
}

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

interface Line {
  taken: number;
  readonly waiting: Waiter[];
}

/**
 * Turns at something scarce, shared out between those who want it: everybody has a line, and the lines are served in
 * rotation, so that nobody's many requests keep somebody else waiting for longer than one round.
 *
 * Whoever holds a turn must not wait for another of the same kind.
 */
export const createFairTurns = <Who>(options: FairTurnsOptions<Who>) => {
  const { atOnce, atOnceOf = () => 1, mostWaiting, mostWaitingOf = Infinity, patienceMs } = options;
  const lines = new Map<Who, Line>();
  /** Those that may be served now, the next one first. */
  const rotation = new Map<Who, Line>();
  let taken = 0;
  let waiting = 0;

  /** After every change of a line: whether it may be served, and whether anybody still needs it. */
  const settle = (who: Who, line: Line): void => {
    const mayBegin = line.waiting.length > 0 && line.taken < atOnceOf(who);
    if (!mayBegin) rotation.delete(who);
    else if (!rotation.has(who)) rotation.set(who, line);
    if (line.taken === 0 && line.waiting.length === 0) lines.delete(who);
  };

  const serve = (): void => {
    while (taken < atOnce) {
      const next = rotation.entries().next();
      if (next.done) return;
      const [who, line] = next.value;
      const waiter = line.waiting.shift();
      rotation.delete(who);
      waiting -= 1;
      taken += 1;
      line.taken += 1;
      settle(who, line);
      waiter?.begin();
    }
  };

  const leaveOf = (who: Who, line: Line) => {
    let isTaken = true;
    return (): void => {
      if (!isTaken) return;
      isTaken = false;
      taken -= 1;
      line.taken -= 1;
      settle(who, line);
      serve();
    };
  };

  const remove = (who: Who, line: Line, waiter: Waiter): void => {
    const place = line.waiting.indexOf(waiter);
    if (place < 0) return;
    line.waiting.splice(place, 1);
    waiting -= 1;
    settle(who, line);
  };

  /** Makes room for one more in this line, or refuses it. */
  const makeRoom = (line: Line): void => {
    if (line.waiting.length >= mostWaitingOf) throw new NoTurnError('own');
    if (waiting < mostWaiting) return;
    let longest = line;
    for (const other of lines.values()) if (other.waiting.length > longest.waiting.length) longest = other;
    const last = longest === line ? undefined : longest.waiting.at(-1);
    if (!last) throw new NoTurnError('all');
    last.refuse(new NoTurnError('all'));
  };

  const wait = (who: Who, line: Line, gone: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', onGone);
      };
      const waiter: Waiter = {
        begin: () => {
          end();
          resolve(leaveOf(who, line));
        },
        refuse: (error) => {
          end();
          remove(who, line, waiter);
          reject(error);
        },
      };
      const onGone = () => waiter.refuse(new LeftLineError('left the line'));
      // After a long stop of the process every timer is due: what has arrived meanwhile goes first.
      const timer = setTimeout(() => setImmediate(() => waiter.refuse(new NoTurnError('late'))), patienceMs);
      timer.unref();
      gone?.addEventListener('abort', onGone, { once: true });
      line.waiting.push(waiter);
      waiting += 1;
      settle(who, line);
    });

  /** Answers how to give the turn back. Throws `NoTurnError`, and `LeftLineError` once `gone` is aborted. */
  const take = async (who: Who, gone?: AbortSignal): Promise<() => void> => {
    if (gone?.aborted) throw new LeftLineError('left the line');
    const line = lines.get(who) ?? { taken: 0, waiting: [] };
    lines.set(who, line);
    if (taken < atOnce && line.taken < atOnceOf(who)) {
      taken += 1;
      line.taken += 1;
      return leaveOf(who, line);
    }
    try {
      makeRoom(line);
    } catch (error) {
      settle(who, line);
      throw error;
    }
    return wait(who, line, gone);
  };

  return {
    take,

    /** Does `work` on a turn, and gives it back. */
    run: async <T>(who: Who, work: () => Promise<T>, gone?: AbortSignal): Promise<T> => {
      const leave = await take(who, gone);
      try {
        return await work();
      } finally {
        leave();
      }
    },

    /** Who wait, in all. */
    countWaiting: (): number => waiting,
  };
};

/** So many at once in the order in which they came, whoever asks; how many may wait is decided elsewhere. */
export const createSemaphore = (atOnce: number, patienceMs: number) => {
  const turns = createFairTurns<'all'>({
    atOnce,
    atOnceOf: () => atOnce,
    mostWaiting: Infinity,
    patienceMs,
  });
  return <T>(work: () => Promise<T>): Promise<T> => turns.run('all', work);
};

/** One of each key at a time: taking what is taken throws what `refuse` makes. Answers how to give it back. */
export const createExclusive = (refuse: () => Error) => {
  const taken = new Set<string>();
  return (key: string): (() => void) => {
    if (taken.has(key)) throw refuse();
    taken.add(key);
    return () => void taken.delete(key);
  };
};
