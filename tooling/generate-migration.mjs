/**
 * Writes the migration for what changed in the tables of the code: `npm run db:generate -- --name NAME`. Ends with exit
 * code 1 where none was written though one is needed: drizzle-kit itself ends with 0 then. It asks what was renamed, in
 * a terminal only.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './lib/find-node.mjs';
import { installWhatIsMissing } from './lib/install.mjs';
import { giveUp, modules, root, say } from './lib/paths.mjs';

const USAGE = 'Usage: npm run db:generate -- --name what_changed (small letters, digits and _)';
const RENAMED = `A column or table is gone and another is new, and drizzle-kit asks in a terminal
whether that is a rename. Here is none, so nothing was written. Either run the same command in a terminal, or make
two changes of it: first add the new column or table and generate, then remove the old one and generate again
(that drops its data).`;

const server = join(root, 'server');
const migrations = join(server, 'drizzle');
const listMigrations = () => readdirSync(migrations).filter((file) => file.endsWith('.sql'));

const [option, name = ''] = process.argv.slice(2);
if (option !== '--name' || !/^[a-z][a-z0-9_]*$/.test(name)) giveUp(USAGE);

await installWhatIsMissing();
const before = listMigrations();
const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
const { status, stdout, stderr } = spawnSync(
  findNode(),
  [join(modules, 'drizzle-kit', 'bin.cjs'), 'generate', '--name', name],
  { cwd: server, encoding: 'utf8', stdio: isTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'] },
);
const written = listMigrations().filter((file) => !before.includes(file));
for (const file of written) say(`server/drizzle/${file}`);
const said = `${stdout ?? ''}${stderr ?? ''}`;
if (written.length === 0 && said.includes('No schema changes')) say('The tables are as the migrations make them.');
else if (written.length === 0 && !isTerminal)
  giveUp(said.includes('TTY') ? RENAMED : `drizzle-kit wrote nothing:\n${said}`);
process.exit(written.length > 0 || isTerminal ? (status ?? 1) : 0);
