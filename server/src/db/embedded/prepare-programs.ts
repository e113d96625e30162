import { cp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';
import { hydrateLinks, type Programs, programsIn, readVersion } from './locate-binaries.ts';
import { type DatabaseUser, runProgram } from './run-program.ts';

/**
 * PostgreSQL's programs, ready to run: where they were installed, or as a copy under `copiesIn` when the
 * given user cannot run them there (a folder that only root enters, or links that cannot be made).
 * `StartupError` if neither works.
 */
export async function preparePrograms(
  nativeFolder: string,
  copiesIn: string,
  user: DatabaseUser | undefined,
): Promise<Programs> {
  await hydrateLinks(nativeFolder).catch(() => undefined);
  if (!(await whatFails(nativeFolder, user))) return programsIn(nativeFolder);

  const copy = await copyOf(nativeFolder, copiesIn);
  if (await whatFails(copy, user)) await copyPrograms(nativeFolder, copy);
  const failure = await whatFails(copy, user);
  if (failure) throw new StartupError(embeddedMessages.binariesUnusable(failure));
  return programsIn(copy);
}

/** The same without trying them out: what an earlier start with this user found, the copy where there is one. */
export async function findPrepared(nativeFolder: string, copiesIn: string): Promise<Programs> {
  const copy = await copyOf(nativeFolder, copiesIn);
  const isCopied = await stat(copy).then(
    () => true,
    () => false,
  );
  return programsIn(isCopied ? copy : nativeFolder);
}

const copyOf = async (nativeFolder: string, copiesIn: string): Promise<string> =>
  join(copiesIn, `postgres-programs-${await readVersion(nativeFolder)}`);

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
