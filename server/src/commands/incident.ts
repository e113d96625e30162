import { databaseOver } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openCommandDatabase } from './command-database.ts';
import { readIncidentArguments } from './incident-arguments.ts';
import { readIncident } from './read-incident.ts';
import { runCommand } from './run-command.ts';
import { writeIncident } from './write-incident.ts';

await runCommand(async (config) => {
  const { asJson, ...period } = readIncidentArguments(process.argv.slice(2));
  const database = await openCommandDatabase(config);
  try {
    await migrateDatabase(database.connectionString);
    const incident = await databaseOver(database.client).transaction((tx) => readIncident(tx, period), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    return asJson ? JSON.stringify(incident, undefined, 2) : writeIncident(incident);
  } finally {
    await database.close();
  }
});
