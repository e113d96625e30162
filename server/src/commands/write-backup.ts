import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, realpath, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../config/startup-error.ts';
import { readAppliedMigrations } from '../db/migrate.ts';
import { type Frame, writeFrame } from './backup-frames.ts';
import { listSequences, listTables, type TableShape } from './catalogue.ts';
import { commandMessages } from './command-messages.ts';

const chunkBytes = 65_536;

/**
 * Where a backup goes: the path itself, or what a link there leads to. Throws `StartupError` for what exists and is no
 * file: a rename would put one in the place of a device.
 */
export async function chooseBackupFile(path: string): Promise<string> {
  const target = await realpath(path).catch(() => path);
  const found = await lstat(target).catch(() => undefined);
  if (found && !found.isFile()) throw new StartupError(commandMessages.notAFile(path));
  return target;
}

/** Writes all rows, as they stand at one moment, into a file that only appears when it is whole; mode 0600. */
export async function writeBackup(client: Client, path: string): Promise<{ rows: number; sizeBytes: number }> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`;
  const total = { rows: 0 };
  await client.query('begin isolation level repeatable read, read only');
  try {
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(produceBackup(client, total)), createGzip({ level: 4 }), file);
    await client.query('commit');
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { rows: total.rows, sizeBytes: (await stat(path)).size };
}

async function* produceBackup(client: Client, total: { rows: number }): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  const hashed = (part: Buffer) => {
    whole.update(part);
    return part;
  };
  const migrations = await readAppliedMigrations(client);
  const createdAt = new Date().toISOString();
  yield hashed(writeFrame({ frame: 'header', format: 'vida-backup-1', createdAt, migrations }));
  for (const table of await listTables(client)) {
    for await (const part of produceTable(client, table, total)) yield hashed(part);
  }
  const sequences = await listSequences(client);
  yield writeFrame({ frame: 'end', rows: total.rows, sequences, sha256: whole.digest('hex') });
}

async function* produceTable(client: Client, table: TableShape, total: { rows: number }): AsyncGenerator<Buffer> {
  yield writeFrame({ frame: 'table', ...table });
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(
    copyTo(`copy (select ${columns} from public.${client.escapeIdentifier(table.name)}) to stdout`),
  );
  const hash = createHash('sha256');
  for await (const chunk of inChunks(rows)) {
    hash.update(chunk);
    yield writeFrame({ frame: 'data', bytes: chunk.length });
    yield chunk;
  }
  total.rows += rows.rowCount;
  const end: Frame = { frame: 'tableEnd', rows: rows.rowCount, sha256: hash.digest('hex') };
  yield writeFrame(end);
}

/** COPY sends row by row; frames of one row would double the file. */
async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of source) {
    parts.push(part);
    size += part.length;
    if (size < chunkBytes) continue;
    yield Buffer.concat(parts);
    [parts, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(parts);
}
