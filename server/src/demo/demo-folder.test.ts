import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findClusterDir } from '../db/embedded/choose-place.ts';
import { findPostmaster, isAlive } from '../db/embedded/postmaster-file.ts';
import { holdDatabase, makeFolder } from '../db/embedded/testing/embedded-fixture.ts';
import { makeDemoFolder } from './demo-folder.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

it('goes with what killed demos left, and leaves the living and everything else alone', async () => {
  const killed = await makeDemoFolder(folder.path);
  await killed.lock.release();
  const vida = holdDatabase({ dataDir: killed.dataDir, systemDir: join(killed.dataDir, 'system') });
  await vida.address;
  const database = await findPostmaster(await findClusterDir(killed.dataDir));
  vida.child.kill('SIGKILL');
  await vida.ended;
  expect(database && isAlive(database.pid)).toBe(true);

  const others = ['vida-demo-people', 'vida-demo-notes', 'vida-real'];
  await mkdir(join(folder.path, 'vida-demo-people'));
  await writeFile(join(folder.path, 'vida-demo-notes'), '');
  await mkdir(join(folder.path, 'vida-real'));
  await writeFile(join(folder.path, 'vida-real', 'throw-away'), '');

  const living = await makeDemoFolder(folder.path);
  expect(database && isAlive(database.pid)).toBe(false);
  const second = await makeDemoFolder(folder.path);
  const names = [living, second].map(({ dataDir }) => dataDir.slice(folder.path.length + 1));
  expect((await readdir(folder.path)).toSorted()).toEqual([...others, ...names].toSorted());

  await second.remove();
  await second.lock.release();
  await living.lock.release();
  await rm(living.dataDir, { recursive: true });
}, 60_000);
