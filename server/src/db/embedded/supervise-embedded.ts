import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../config/log.ts';
import { embeddedMessages } from './embedded-messages.ts';
import { type Launch, launchPostmaster, type Postmaster } from './launch-postmaster.ts';
import { findPostmaster, isAlive } from './postmaster-file.ts';
import { stopPostmaster } from './stop-postmaster.ts';

const restartPauseMs = 500;
const lookAgainMs = 500;

/**
 * Keeps the server running: one that dies (out of memory, ended by hand) is started again on the same port, where the
 * connection pool finds it. A server that somebody else started meanwhile on the same data is left to work.
 */
export function superviseEmbedded(
  launch: Launch,
  first: Postmaster,
  log: Log,
): { stop: (withinMs?: number) => Promise<void> } {
  const { place, programs } = launch;
  const stopping = new AbortController();
  let current = { pid: first.pid, exited: first.exited };
  let isUp = true;

  async function replace(): Promise<typeof current> {
    await pause(restartPauseMs, undefined, { signal: stopping.signal, ref: false });
    const other = await findPostmaster(place.clusterDir);
    if (other) return { pid: other.pid, exited: waitUntilGone(other.pid, stopping.signal) };
    return launchPostmaster(launch, first.port);
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.exited;
      isUp = false;
      if (stopping.signal.aborted) return;
      log.error(embeddedMessages.databaseDied);
      try {
        current = await replace();
        isUp = true;
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, embeddedMessages.databaseDied);
      }
    }
  }

  // A process that ends at once leaves nothing running behind it; what was committed is in the log.
  const endAtOnce = () => isUp && isAlive(current.pid) && process.kill(current.pid, 'SIGQUIT');
  process.once('exit', endAtOnce);

  const finished = keepRunning();
  return {
    async stop(withinMs) {
      stopping.abort();
      const target = { clusterDir: place.clusterDir, programs, user: place.user };
      await stopPostmaster({ ...target, pid: current.pid }, withinMs);
      await finished;
      // A restart that was under way when stop was called.
      const late = await findPostmaster(place.clusterDir);
      if (late) await stopPostmaster({ ...target, ...late }, withinMs);
      process.off('exit', endAtOnce);
    },
  };
}

async function waitUntilGone(pid: number, signal: AbortSignal): Promise<void> {
  while (isAlive(pid) && !signal.aborted) await pause(lookAgainMs, undefined, { ref: false });
}
