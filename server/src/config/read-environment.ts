import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

const defaultFile = resolve(import.meta.dirname, '../../../.env');

/** The process environment over the project's `.env` file, if there is one; `process.env` itself is not changed. */
export function readEnvironment(file = defaultFile): NodeJS.ProcessEnv {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...fromFile, ...process.env };
}
