import type { LiveEvent } from '@vida/contract/live/live-endpoints.ts';
import type { Log } from '../../config/log.ts';
import { COMMUNITY_CHANGED } from '../../db/announce-change.ts';

/** How often watchers are compared with the database: catches up what no announcement told, and ended sessions. */
const CHECK_MS = 20_000;
/** Windows of one session that may watch at once; the oldest gives way. */
const MAX_PER_SESSION = 10;

/** Whose stream it is. */
export interface Watched {
  readonly userId: string;
  readonly sessionId: string;
}

export interface LiveDeps {
  readonly log: Log;
  /** The revision of each session that lives; ended ones are left out. */
  readonly findLiveSessions: (
    watched: readonly Watched[],
  ) => Promise<readonly { readonly sessionId: string; readonly revision: number }[]>;
  /** Of the community: rises when something there changed for everybody. */
  readonly readCommunity: () => Promise<number>;
  /** Begins to hear what other processes announce; called once, when somebody first watches. */
  readonly listen: (heard: {
    /** A person's id, or `COMMUNITY_CHANGED`. */
    readonly onChange: (changed: string) => void;
    readonly onListening: () => void;
  }) => { readonly stop: () => Promise<void> };
}

/** One open stream: what is known to stand, whether that is news, and how to wake it. */
interface Watcher extends Watched {
  known: LiveEvent;
  hasNews: boolean;
  isOver: boolean;
  wake: () => void;
}

/**
 * Tells open browsers that a person's data moved on. Three ways lead here: writes of this process (`moved`), what other
 * processes announce, and a comparison with the database every 20 s, which also ends the streams of ended sessions.
 */
export const createLiveService = ({ log, findLiveSessions, readCommunity, listen }: LiveDeps) => {
  const watchers = new Set<Watcher>();
  let isClosed = false;
  let listener: ReturnType<LiveDeps['listen']> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = (watcher: Watcher, { revision = -1, community = -1 }: Partial<LiveEvent>): void => {
    const { known } = watcher;
    if (revision <= known.revision && community <= known.community) return;
    watcher.known = {
      revision: Math.max(revision, known.revision),
      community: Math.max(community, known.community),
    };
    watcher.hasNews = true;
    watcher.wake();
  };
  const end = (watcher: Watcher): void => {
    watcher.isOver = true;
    watcher.wake();
  };

  const compare = async (some: readonly Watcher[]): Promise<void> => {
    if (some.length === 0) return;
    try {
      const [living, community] = await Promise.all([findLiveSessions(some), readCommunity()]);
      const revisions = new Map(living.map((each) => [each.sessionId, each.revision]));
      for (const watcher of some) {
        const revision = revisions.get(watcher.sessionId);
        if (revision === undefined) end(watcher);
        else tell(watcher, { revision, community });
      }
    } catch (error) {
      // The next comparison, or the browser's next call, catches up.
      log.debug({ err: error }, 'live comparison failed');
    }
  };

  const compareCommunity = async (): Promise<void> => {
    const community = await readCommunity().catch(() => -1);
    for (const watcher of watchers) tell(watcher, { community });
  };

  const begin = (): void => {
    timer ??= setInterval(() => void compare([...watchers]), CHECK_MS);
    listener ??= listen({
      onChange: (changed) =>
        void (changed === COMMUNITY_CHANGED
          ? compareCommunity()
          : compare([...watchers].filter((watcher) => watcher.userId === changed))),
      onListening: () => void compare([...watchers]),
    });
  };

  const makeRoom = (sessionId: string): void => {
    const own = [...watchers].filter((watcher) => watcher.sessionId === sessionId && !watcher.isOver);
    const [oldest] = own;
    if (oldest && own.length >= MAX_PER_SESSION) end(oldest);
  };

  return {
    /** A write of this process raised the person's revision. */
    moved: (userId: string, revision: number): void => {
      for (const watcher of watchers) if (watcher.userId === userId) tell(watcher, { revision });
    },

    /** How things stand at once, then each time something rises, until `signal` aborts or the session ends. */
    async *watch({ userId, sessionId }: Watched, signal: AbortSignal): AsyncGenerator<LiveEvent> {
      // A request that was under way when the server began to stop would keep it waiting.
      if (isClosed) return;
      begin();
      makeRoom(sessionId);
      const watcher: Watcher = {
        userId,
        sessionId,
        known: { revision: -1, community: -1 },
        hasNews: false,
        isOver: false,
        wake: () => undefined,
      };
      watchers.add(watcher);
      const onAbort = () => end(watcher);
      signal.addEventListener('abort', onAbort);
      try {
        await compare([watcher]);
        while (!watcher.isOver && !signal.aborted) {
          if (watcher.hasNews) {
            watcher.hasNews = false;
            yield watcher.known;
          } else
            await new Promise<void>((wake) => {
              watcher.wake = wake;
            });
        }
      } finally {
        signal.removeEventListener('abort', onAbort);
        watchers.delete(watcher);
      }
    },

    close: async (): Promise<void> => {
      isClosed = true;
      clearInterval(timer);
      for (const watcher of watchers) end(watcher);
      await listener?.stop();
    },
  };
};

export type LiveService = ReturnType<typeof createLiveService>;
