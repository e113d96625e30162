import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';
import { isRoot } from './database-user.ts';
import { makeFolder } from './testing/embedded-fixture.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

/** Root of a container often may not. */
const mayMount = isRoot() && spawnSync('sh', ['-c', 'unshare -m mount -t tmpfs none /mnt']).status === 0;
const MOUNT = 'mount -t tmpfs -o ro none "$DISK" && exec "$0" -e "$1"';

const refusal = (dataDir: string) =>
  lockDataDir(dataDir).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('the lock on a data folder', () => {
  it('tells who has it and where that is open, and is free again afterwards', async () => {
    const dataDir = join(folder.path, 'data');
    const lock = await lockDataDir(dataDir);
    expect(await refusal(dataDir)).toContain(`É o processo ${process.pid}.\n`);
    lock.tell('http://localhost:3000');
    expect(await refusal(dataDir)).toBe(
      [
        `StartupError: A Vida já está aberta com esta pasta de dados: ${dataDir}`,
        `É o processo ${process.pid}, em http://localhost:3000.`,
        'Feche a outra, ou use outra pasta com DATA_DIR.',
      ].join('\n'),
    );
    await lock.release();
    await (await lockDataDir(dataDir)).release();
  });

  it('says what to do about a folder that cannot be used', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'data')])
      expect(await refusal(path)).toBe(
        `StartupError: Não é possível usar ${path}: é um arquivo, ou passa por um arquivo, ` +
          'e precisa ser uma pasta. Confira o caminho, ou use outra pasta com DATA_DIR.',
      );
    expect(await refusal('/proc/vida/data')).toContain('não existe e não pode ser criado');
    expect(await refusal(join(folder.path, 'x'.repeat(300)))).toContain('(ENAMETOOLONG)');
  });

  it.runIf(mayMount)('says that a disk can only be read', async () => {
    const disk = join(folder.path, 'disk');
    await mkdir(disk);
    const source = JSON.stringify(new URL('./data-dir-lock.ts', import.meta.url).href);
    const program =
      `import(${source}).then((lock) => lock.lockDataDir(process.env.DISK))` +
      '.catch(({ message }) => console.log(message))';
    const said = execFileSync('sh', ['-c', `exec unshare -m sh -c '${MOUNT}' "$0" "$1"`, process.execPath, program], {
      encoding: 'utf8',
      env: { ...process.env, DISK: disk },
    });
    expect(said).toContain('em um disco em que só se lê');
  });
});
