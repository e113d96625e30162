import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const memorySchema = z.object({
  /** When everything that had to be rewritten was; ISO 8601. */
  at: z.iso.datetime(),
  /** Since when PostgreSQL counts: after a crash it counts anew, and what it counted before is worth nothing. */
  countedSince: z.string(),
  /** Rows changed and deleted in a table by the time it was rewritten. */
  changes: z.record(z.string(), z.number()),
});

export type RewriteMemory = z.infer<typeof memorySchema>;

const memoryFile = (dataDir: string): string => join(dataDir, 'rewritten.json');

/** What the last rewrite left behind; `undefined` when there was none, or its file says nothing. */
export const readRewriteMemory = async (dataDir: string): Promise<RewriteMemory | undefined> => {
  try {
    return memorySchema.parse(JSON.parse(await readFile(memoryFile(dataDir), 'utf8')));
  } catch {
    // The worst that follows is a rewrite that was not needed.
    return undefined;
  }
};

export const writeRewriteMemory = async (dataDir: string, memory: RewriteMemory): Promise<void> => {
  const unfinished = `${memoryFile(dataDir)}.unfinished`;
  await writeFile(unfinished, `${JSON.stringify(memory)}\n`, { mode: 0o600 });
  await rename(unfinished, memoryFile(dataDir));
};
