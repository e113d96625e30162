import { readFileSync } from 'node:fs';
import { isAlive } from './db/embedded/postmaster-file.ts';

const LOOK_EVERY_MS = 500;

/**
 * Who started this process: the launcher, and on Linux the shell and npm above it, each the parent of the one before
 * (tooling/lib/hand-over.mjs leaves their ids in the environment). None where the server was started directly, as
 * systemd and Docker do.
 */
const starters = (process.env.VIDA_STARTED_BY ?? '').split(',').map(Number).filter(Boolean);

/** Whether a launcher started this process, by which one gesture may come as two signals: the terminal's and npm's. */
export const hasStarter = (): boolean => starters.length > 0;

/**
 * Calls `onGone` once one of those who started this process has ended without a word, killed for one. A shell may
 * outlive npm, or die of a signal that npm passes on.
 */
export const onStarterGone = (onGone: () => void): void => {
  const [launcher] = starters;
  if (launcher === undefined) return;
  // An orphan gets another parent, which tells of the end also where nobody collects the dead. Windows
  // keeps the old one.
  const isOurParent = process.ppid === launcher;
  const isGone = () =>
    (isOurParent && process.ppid !== launcher) ||
    !isAlive(launcher) ||
    starters.some((starter, at) => at > 0 && parentOf(starters[at - 1] ?? 0) !== starter);
  const watch = setInterval(() => {
    if (!isGone()) return;
    clearInterval(watch);
    onGone();
  }, LOOK_EVERY_MS);
  watch.unref();
};

/** On Linux; undefined once the process is gone. */
const parentOf = (pid: number): number | undefined => {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};
