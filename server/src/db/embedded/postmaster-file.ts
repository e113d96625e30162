import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The running PostgreSQL server of a cluster. */
export type RunningPostmaster = { pid: number; port: number };

/**
 * Which server runs on a cluster, by PostgreSQL's own lock file; `undefined` when none does. The file outlives a crash
 * and its process id may since belong to another program, so that the process is looked at as well.
 */
export async function findPostmaster(clusterDir: string): Promise<RunningPostmaster | undefined> {
  const recorded = await readPostmasterFile(clusterDir);
  return recorded && (await servesCluster(recorded.pid, clusterDir)) ? recorded : undefined;
}

/** Removes a lock file whose process id now belongs to another program, which PostgreSQL would take for a server. */
export async function removeMisleadingFile(clusterDir: string): Promise<void> {
  const recorded = await readPostmasterFile(clusterDir);
  if (!recorded || !isAlive(recorded.pid) || (await servesCluster(recorded.pid, clusterDir))) return;
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

/** Whether a process exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function readPostmasterFile(clusterDir: string): Promise<RunningPostmaster | undefined> {
  const content = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 ? { pid, port } : undefined;
}

/** The server works inside its cluster's folder; where /proc does not tell, its command line names it. */
async function servesCluster(pid: number, clusterDir: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const [workingDir, expected] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      realpath(clusterDir),
    ]);
    return workingDir === expected;
  }
  if (process.platform === 'win32') return (await run('tasklist', ['/FI', `PID eq ${pid}`])).includes('postgres');
  return (await run('ps', ['-p', String(pid), '-o', 'command='])).includes(clusterDir);
}

async function run(program: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args).catch(() => ({ stdout: '' }));
  return stdout;
}
