import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';
import type { Programs } from './locate-binaries.ts';
import { isAlive } from './postmaster-file.ts';
import { type DatabaseUser, runProgram } from './run-program.ts';

const fastStopMs = 20_000;
const immediateStopMs = 5_000;

type Target = { pid: number; clusterDir: string; programs: Programs; user: DatabaseUser | undefined };

/** Ends a server: sessions are cut and everything is written out; a server that hangs is ended without the writing. */
export async function stopPostmaster(target: Target): Promise<void> {
  await tell(target, 'fast');
  if (await isGoneWithin(target.pid, fastStopMs)) return;
  await tell(target, 'immediate');
  if (!(await isGoneWithin(target.pid, immediateStopMs)))
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
