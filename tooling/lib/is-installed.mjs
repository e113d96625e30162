import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own record as the last step of an
 * installation, so that one that was cut short counts as missing.
 * @param {string} folder
 */
export const isInstalled = (folder) => {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const found = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && belongsHere(entry))
    .every(([path, { version }]) => found[path]?.version === version);
};

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }
 *   & { os?: string[], cpu?: string[], libc?: string[] }} Entry
 */

/** An optional package counts only when it names this very system. @param {Entry} entry */
const belongsHere = ({ optional, os, cpu, libc }) =>
  !optional || (!libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch)));

/** @param {string} file @returns {Record<string, Entry>} */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};
