import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';
import type { Programs } from './locate-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import { type DatabaseUser, runProgram } from './run-program.ts';

const longestStopMs = 25_000;
/** Of the time allowed, what is kept for a server that does not stop in order. */
const immediateShare = 0.2;

type Target = { pid: number; clusterDir: string; programs: Programs; user: DatabaseUser | undefined };

/**
 * Ends a server: sessions are cut and everything is written out. One that is not done in time is ended without the
 * writing, which its log makes up for at the next start.
 */
export async function stopPostmaster(target: Target, withinMs = longestStopMs): Promise<void> {
  await tell(target, 'fast');
  if (await isGoneWithin(target.pid, withinMs * (1 - immediateShare))) return;
  await tell(target, 'immediate');
  if (!(await isGoneWithin(target.pid, withinMs * immediateShare)))
    throw new StartupError(embeddedMessages.oldOneStays);
}

/** Windows has no signals: there PostgreSQL's own program carries the word. */
async function tell({ pid, clusterDir, programs, user }: Target, mode: 'fast' | 'immediate'): Promise<void> {
  if (process.platform === 'win32') {
    await runProgram(programs.pgCtl, ['stop', '-W', '-D', clusterDir, '-m', mode], user);
  } else if (isAlive(pid)) {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  }
}

async function isGoneWithin(pid: number, limitMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + limitMs;
  while (isAlive(pid)) {
    if (performance.now() > deadlineMs) return false;
    await pause(20);
  }
  return true;
}
