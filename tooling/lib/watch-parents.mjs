import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const lookMs = 200;
const shells = /^-?(sh|bash|dash|ash|zsh|ksh|busybox)$/;

/** Read before anything else is done, which may take a minute and see npm go. */
const isUnderNpm = process.platform !== 'win32' && Boolean(process.env.npm_lifecycle_event);
const parent = process.ppid;
const between = isUnderNpm ? readProcess(parent) : undefined;
const npm = between && shells.test(between.name) ? between.parent : undefined;

/** This process, and under npm on Linux the shell and npm above it: each the parent of the one before. */
export const starters = () =>
  [process.pid, ...(isUnderNpm && process.platform === 'linux' ? [parent, npm] : [])].filter(Boolean);

/**
 * Calls `onGone` once npm has ended: it was killed, or passed SIGTERM to the shell between us, and many a shell dies of
 * that without a word. The shell may as well outlive npm, so both are watched; npm's own parents, a terminal or an
 * init, are not. Windows keeps the ids of dead parents, and closes what belongs to a console by itself.
 * @param {() => void} onGone
 */
export const onNpmGone = (onGone) => {
  if (!isUnderNpm) return;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || isParent(npm, parent))) return;
    clearInterval(watch);
    onGone();
  }, lookMs);
};

/** Whether a process is still the parent of another. @param {number} pid @param {number} child */
function isParent(pid, child) {
  if (process.platform === 'linux') return readProcess(child)?.parent === pid;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {number} pid @returns {{ name: string, parent: number } | undefined} */
function readProcess(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, name = '', parentId] = /^\d+ \((.*)\) \S (\d+)/s.exec(stat) ?? [];
      return { name, parent: Number(parentId) };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parentId, path = ''] = /^\s*(\d+)\s+(.*?)\s*$/s.exec(line) ?? [];
    return { name: path.split('/').at(-1) ?? '', parent: Number(parentId) };
  } catch {
    return undefined;
  }
}
