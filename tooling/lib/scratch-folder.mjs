import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Many times what a whole run writes. */
const roomBytes = 3 * 1024 ** 3;

/**
 * A folder for all that tests write, which ends with this process. In memory where Linux has room for it: a database is
 * hundreds of files, and each takes fifty times as long to be made on a disk.
 * @param {string} [memory] @returns {string}
 */
export const makeScratchFolder = (memory = '/dev/shm') => {
  const folder = makeIn(memory) ?? makeFolder(tmpdir());
  process.once('exit', () => remove(folder));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => process.exit(1));
  return folder;
};

/** @param {string} memory */
const makeIn = (memory) => {
  if (process.platform !== 'linux') return undefined;
  let folder;
  try {
    for (const left of readdirSync(memory)) if (isOfNobody(left)) remove(join(memory, left));
    if (!hasRoom(memory)) return undefined;
    folder = makeFolder(memory);
    // Containers often have it so that nothing in it can be run; the browser and PostgreSQL are.
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return folder;
  } catch {
    if (folder) remove(folder);
    return undefined;
  }
};

/** @param {string} memory */
const hasRoom = (memory) => {
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) > roomBytes;
};

/** Of a run that was killed. @param {string} entry */
const isOfNobody = (entry) => {
  const pid = Number(/^vida-tests-(\d+)-/.exec(entry)?.[1]);
  try {
    return pid > 0 && !process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
};

/** The user of the database goes through it. @param {string} within */
const makeFolder = (within) => {
  const folder = mkdtempSync(join(within, `vida-tests-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
};

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });
