import { isAlive } from './db/embedded/postmaster-file.ts';

const LOOK_EVERY_MS = 500;

/**
 * Calls `onGone` once the launcher that started this process has ended without a word, killed for one;
 * tooling/lib/hand-over.mjs leaves its process id in the environment. Whoever starts the server directly, as systemd
 * and Docker do, is not watched.
 */
export const onStarterGone = (onGone: () => void): void => {
  const starter = Number(process.env.VIDA_STARTED_BY);
  if (!starter) return;
  // An orphan gets another parent, which tells of the end also where nobody collects the dead. Windows keeps the old one.
  const isOurParent = process.ppid === starter;
  const isGone = () => (isOurParent && process.ppid !== starter) || !isAlive(starter);
  const watch = setInterval(() => {
    if (!isGone()) return;
    clearInterval(watch);
    onGone();
  }, LOOK_EVERY_MS);
  watch.unref();
};
