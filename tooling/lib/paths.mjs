import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const modules = join(root, 'node_modules');

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Says why nothing starts, and ends with exit code 1. @param {string} reason @returns {never} */
export const giveUp = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};
