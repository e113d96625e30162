import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import pino from 'pino';
import { isRoot } from '../database-user.ts';

export const silentLog = pino({ level: 'silent' });

const holder = join(import.meta.dirname, '../../../testing/hold-database.ts');

/** A folder in the system's temporary one, and how to remove it. */
export async function makeFolder(mode = 0o755) {
  const path = await mkdtemp(join(tmpdir(), 'vida-test-'));
  await chmod(path, mode);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

export type HoldOptions = {
  dataDir: string;
  systemDir?: string;
  nativeFolder?: string;
  /** Runs the process as this account; only root can. */
  uid?: number;
};

/** Starts a process that holds the database of a folder. `address` is empty when it gave up; `complaint` says why. */
export function holdDatabase({ dataDir, systemDir = join(dataDir, 'system'), nativeFolder, uid }: HoldOptions) {
  const args = [holder, dataDir, systemDir, ...(nativeFolder ? [nativeFolder] : [])];
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid !== undefined && isRoot() && { uid, gid: uid }),
  });
  return {
    child,
    address: firstLine(child),
    complaint: text(child.stderr),
    ended: once(child, 'exit').then(([code]: unknown[]) => code),
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of stdout ?? []) {
    output += String(chunk);
    if (output.includes('\n')) break;
  }
  return output.trim();
}

/** One query on its own connection. */
export async function query(connectionString: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
