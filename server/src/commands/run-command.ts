import { resolve } from 'node:path';
import { type Config, loadConfig } from '../config/config.ts';
import { explainFileError } from '../config/data-dir.ts';
import { readEnvironment } from '../config/read-environment.ts';
import { StartupError } from '../config/startup-error.ts';

/**
 * The whole of a command: what it prints comes back as text; what a person can mend goes to stderr with exit code 1.
 */
export async function runCommand(command: (config: Config) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command(loadConfig(readEnvironment()))}\n`);
  } catch (thrown) {
    const error = explainFileError(thrown);
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** A path as the person typed it: npm runs scripts in the project folder but tells where the person was. */
export function resolveTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
