import { createInterface } from 'node:readline/promises';
import { StartupError } from '../config/startup-error.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createDeletedList, deletedListFile } from '../features/account/deleted-list.ts';
import { verifyBackup } from './backup-frames.ts';
import { openCommandDatabase } from './command-database.ts';
import { commandMessages } from './command-messages.ts';
import { countRows, refuseOtherSchema, restoreBackup } from './restore-backup.ts';
import { resolveTyped, runCommand } from './run-command.ts';

await runCommand(async (config) => {
  const args = process.argv.slice(2);
  const typed = args.find((arg) => !arg.startsWith('--'));
  if (!typed) throw new StartupError(commandMessages.restoreUsage);
  const path = resolveTyped(typed);
  const { header, end } = await verifyBackup(path);
  const known = await createDeletedList(config.dataDir).read();
  const database = await openCommandDatabase(config);
  try {
    await migrateDatabase(database.connectionString);
    await refuseOtherSchema(database.client, header);
    const existingRows = await countRows(database.client);
    if (existingRows > 0 && !args.includes('--yes')) await confirm(existingRows, header.createdAt);
    const startedMs = performance.now();
    const { removedAgain, factorsOfBackup } = await restoreBackup(database.client, path, known?.accounts ?? []);
    return [
      commandMessages.restoreDone(header.createdAt, end.rows, performance.now() - startedMs),
      commandMessages.sessionsEnded,
      known && known.since <= new Date(header.createdAt)
        ? commandMessages.stayDeleted(removedAgain)
        : commandMessages.deletionsUnknown(header.createdAt, deletedListFile(config.dataDir)),
      ...(factorsOfBackup > 0 ? [commandMessages.factorsOfBackup(factorsOfBackup, header.createdAt)] : []),
    ].join('\n');
  } finally {
    await database.close();
  }
});

async function confirm(existingRows: number, createdAt: string): Promise<void> {
  if (!process.stdin.isTTY) throw new StartupError(commandMessages.confirmationNeeded);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(commandMessages.confirm(existingRows, createdAt));
  terminal.close();
  if (answer.trim().toUpperCase() !== 'SIM') throw new StartupError(commandMessages.cancelled);
}
