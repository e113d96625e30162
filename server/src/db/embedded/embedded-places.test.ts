import { chmod, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRoot, pickDatabaseUser } from './database-user.ts';
import { findNativeFolder, hydrateLinks, programsIn } from './locate-binaries.ts';
import { preparePrograms } from './prepare-programs.ts';
import { runProgram } from './run-program.ts';
import { type EmbeddedOptions, startEmbedded } from './start-embedded.ts';
import { holdDatabase, makeFolder, query, silentLog } from './testing/embedded-fixture.ts';

const nobody = 65_534;
let folder: Awaited<ReturnType<typeof makeFolder>>;

beforeEach(async () => {
  folder = await makeFolder();
});

afterEach(() => folder.remove());

/** The platform package as npm leaves it when it blocks install scripts. */
async function copyPackageWithoutLinks(): Promise<string> {
  const original = join(findNativeFolder(), '..');
  const copy = join(folder.path, 'package');
  await cp(original, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => !(await stat(path)).isFile() || !/\.a$/.test(path),
  });
  const lib = join(copy, 'native/lib');
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(lib, entry.name));
  }
  return join(copy, 'native');
}

async function useOnce(options: Omit<EmbeddedOptions, 'log'>): Promise<string> {
  const database = await startEmbedded({ durable: false, ...options, log: silentLog });
  const [row] = await query(database.connectionString, `select current_setting('data_directory') as place`);
  await database.stop();
  return String(row?.place);
}

describe('PostgreSQL programs', () => {
  it('work although npm made no links', async () => {
    const native = await copyPackageWithoutLinks();
    expect((await runProgram(programsIn(native).postgres, ['--version'])).code).not.toBe(0);
    await hydrateLinks(native);
    await hydrateLinks(native);
    expect((await runProgram(programsIn(native).postgres, ['--version'])).output).toMatch(
      /^postgres \(PostgreSQL\) 18/,
    );
  });

  it('are copied where the user of the database cannot reach them, once', async () => {
    const native = await copyPackageWithoutLinks();
    await hydrateLinks(native);
    const closed = join(folder.path, 'package');
    const copies = join(folder.path, 'copies');
    await mkdir(copies);
    await chmod(closed, 0o700);
    const user = isRoot() ? { uid: nobody, gid: nobody } : undefined;
    const programs = await preparePrograms(native, copies, user);
    expect(programs.postgres.startsWith(isRoot() ? copies : closed)).toBe(true);
    const { mtimeMs } = await stat(programs.postgres);
    expect(await preparePrograms(native, copies, user)).toEqual(programs);
    expect((await stat(programs.postgres)).mtimeMs).toBe(mtimeMs);
  });

  it('say so where there are none', () => {
    expect(() => findNativeFolder('sunos', 'sparc')).toThrow('DATABASE_URL');
  });
});

describe('pickDatabaseUser', () => {
  it('prefers the account postgres, takes nobody, and never root', () => {
    const root = 'root:x:0:0:root:/root:/bin/sh';
    const everybody = `${root}\nnobody:x:65534:65533::/:/bin/false\npostgres:x:101:104::/:/bin/sh\n`;
    expect(pickDatabaseUser(everybody)).toEqual({ uid: 101, gid: 104 });
    expect(pickDatabaseUser(`${root}\nnobody:x:65534:65533::/:/bin/false`)).toEqual({
      uid: 65_534,
      gid: 65_533,
    });
    expect(() => pickDatabaseUser(`${root}\npostgres:x:0:0::/:/bin/sh`)).toThrow('root');
  });
});

describe('the place of the data', () => {
  it('is the data folder, also one with narrow rights', async () => {
    const dataDir = join(folder.path, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    expect(await useOnce({ dataDir })).toBe(join(dataDir, 'postgres'));
  });

  it.runIf(isRoot())('is a folder of its own when only root can enter the project, for good', async () => {
    const closed = join(folder.path, 'project');
    const dataDir = join(closed, 'data');
    const systemDir = join(folder.path, 'system');
    await mkdir(closed, { mode: 0o700 });
    const place = await useOnce({ dataDir, systemDir });
    expect(place.startsWith(systemDir)).toBe(true);
    expect(await useOnce({ dataDir, systemDir })).toBe(place);
    expect((await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim()).toBe(join(place, '..'));
    await rm(systemDir, { recursive: true });
    await expect(useOnce({ dataDir, systemDir })).rejects.toThrow('Devolva a pasta');
  });

  it.runIf(isRoot())('works for an ordinary user, and then for root with the same data', async () => {
    const home = await makeFolder();
    const { chown } = await import('node:fs/promises');
    await chown(home.path, nobody, nobody);
    const dataDir = join(home.path, 'data');
    const ordinary = holdDatabase({ dataDir, uid: nobody });
    await query(await ordinary.address, 'create table kept (id int)');
    ordinary.child.kill('SIGTERM');
    expect(await ordinary.ended).toBe(0);
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(nobody);

    const asRoot = await startEmbedded({ dataDir, log: silentLog });
    expect(await query(asRoot.connectionString, 'select * from kept')).toEqual([]);
    await asRoot.stop();
    await home.remove();
  });

  it.runIf(isRoot())('is explained when it belongs to somebody else', async () => {
    const dataDir = join(folder.path, 'data');
    await useOnce({ dataDir });
    const stranger = holdDatabase({ dataDir, uid: nobody });
    expect(await stranger.ended).toBe(1);
    expect(await stranger.complaint).toContain('pertence a outro usuário');
  });

  it('is explained when its password is lost', async () => {
    const dataDir = join(folder.path, 'data');
    await useOnce({ dataDir });
    await rm(join(dataDir, 'postgres-password'));
    await expect(useOnce({ dataDir })).rejects.toThrow('postgres-password');
  });
});
