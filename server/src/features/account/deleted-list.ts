import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { createSemaphore } from '../../turns/fair-turns.ts';

/** An account that its person deleted. */
export interface DeletedAccount {
  readonly id: string;
  readonly deletedAt: Date;
}

/** The name of the list in the data folder. */
export const deletedListFile = (dataDir: string): string => join(dataDir, 'deleted-accounts.txt');

/** What a list knows: everything deleted since then, unless its folder was away. */
export interface KnownDeletions {
  readonly since: Date;
  readonly accounts: readonly DeletedAccount[];
}

const line =
  /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (?:início da lista|(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))$/;

const parse = (text: string): KnownDeletions | undefined => {
  const lines = text
    .split('\n')
    .map((one) => line.exec(one)?.groups)
    .filter((found) => found !== undefined);
  const accounts = lines.flatMap(({ id, at = '' }) => (id ? [{ id, deletedAt: new Date(at) }] : []));
  const [first] = lines;
  return first?.at === undefined ? undefined : { since: new Date(first.at), accounts };
};

const readText = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** A new file is found again after a power cut only when its folder is on the disk too; Windows cannot be asked. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
};

/**
 * The list of deleted accounts in a data folder, outside the database and its backups: one line each, an instant and a
 * random id that leads to nobody. A line cut short by a power cut counts for nothing; the database still knows it.
 */
export const createDeletedList = (dataDir: string) => {
  const path = deletedListFile(dataDir);
  const oneByOne = createSemaphore(1, MINUTE_MS);

  const append = async (lines: readonly string[]): Promise<void> => {
    const before = await readText(path);
    if (before === undefined) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'a', 0o600);
    try {
      const lineEnd = before === undefined || before === '' || before.endsWith('\n') ? '' : '\n';
      await file.write(lineEnd + lines.map((text) => `${text}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    if (before === undefined) await syncFolder(path);
  };

  const read = async (): Promise<KnownDeletions | undefined> => {
    const text = await readText(path);
    return text === undefined ? undefined : parse(text);
  };

  return {
    /** `undefined` when there is no list, or nothing readable in it. */
    read,

    /** Makes the list where there is none: from now on it knows what is deleted. */
    begin: async (now: Date): Promise<void> => {
      if (!(await read())) await append([`${now.toISOString()} início da lista`]);
    },

    /** On the disk when it resolves. */
    add: (accounts: readonly DeletedAccount[]): Promise<void> => {
      const lines = accounts.map(({ id, deletedAt }) => `${deletedAt.toISOString()} ${id}`);
      return oneByOne(() => append(lines));
    },
  };
};

export type DeletedList = ReturnType<typeof createDeletedList>;
