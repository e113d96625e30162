import { stat } from 'node:fs/promises';
import { StartupError } from '../config/startup-error.ts';
import { findClusterDir } from '../db/embedded/choose-place.ts';
import { openCommandDatabase } from './command-database.ts';
import { commandMessages } from './command-messages.ts';
import { resolveTyped, runCommand } from './run-command.ts';
import { chooseBackupFile, writeBackup } from './write-backup.ts';

await runCommand(async (config) => {
  const [typed] = process.argv.slice(2);
  if (!typed) throw new StartupError(commandMessages.backupUsage);
  const path = await chooseBackupFile(resolveTyped(typed));
  if (!config.databaseUrl) await refuseMissing(config.dataDir);
  const database = await openCommandDatabase(config);
  try {
    const startedMs = performance.now();
    const { rows, sizeBytes } = await writeBackup(database.client, path).catch((error: unknown) => {
      throw explainWriteError(error, path);
    });
    return commandMessages.backupDone(path, sizeBytes, rows, performance.now() - startedMs);
  } finally {
    await database.close();
  }
});

/** A wrong DATA_DIR must not end in an empty backup of a database made on the spot. */
async function refuseMissing(dataDir: string): Promise<void> {
  const cluster = await findClusterDir(dataDir);
  await stat(cluster).catch(() => {
    throw new StartupError(commandMessages.nothingToBackUp(dataDir));
  });
}

function explainWriteError(error: unknown, path: string): unknown {
  const isFileError = error instanceof Error && 'syscall' in error && 'path' in error;
  return isFileError ? new StartupError(commandMessages.cannotWrite(path), { cause: error }) : error;
}
