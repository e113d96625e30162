import { cp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';
import { hydrateLinks, type Programs, programsIn } from './locate-binaries.ts';
import { type DatabaseUser, runProgram } from './run-program.ts';

/**
 * PostgreSQL's programs, ready to run: where they were installed, or as a copy under `copiesIn` when the given user
 * cannot run them there (a folder that only root enters, or links that cannot be made). `StartupError` if neither works.
 */
export async function preparePrograms(
  nativeFolder: string,
  copiesIn: string,
  user: DatabaseUser | undefined,
): Promise<Programs> {
  await hydrateLinks(nativeFolder).catch(() => undefined);
  if (!(await whatFails(nativeFolder, user))) return programsIn(nativeFolder);

  const copy = join(copiesIn, `postgres-programs-${await packageVersion(nativeFolder)}`);
  if (await whatFails(copy, user)) await copyPrograms(nativeFolder, copy);
  const failure = await whatFails(copy, user);
  if (failure) throw new StartupError(embeddedMessages.binariesUnusable(failure));
  return programsIn(copy);
}

async function whatFails(nativeFolder: string, user: DatabaseUser | undefined): Promise<string | undefined> {
  const { postgres, initdb } = programsIn(nativeFolder);
  const runs = await Promise.all([postgres, initdb].map((program) => runProgram(program, ['--version'], user)));
  const failed = runs.find(({ code }) => code !== 0);
  return failed && (failed.output || postgres);
}

async function copyPrograms(nativeFolder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(nativeFolder, unfinished, { recursive: true, verbatimSymlinks: true });
  await hydrateLinks(unfinished);
  await rm(copy, { recursive: true, force: true });
  await rename(unfinished, copy);
}

async function packageVersion(nativeFolder: string): Promise<string> {
  const manifest = await readFile(join(dirname(nativeFolder), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
