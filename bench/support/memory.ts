import { readFile } from 'node:fs/promises';

/** Resident memory of a process, MiB; null where the system does not tell (it does on Linux). */
const readMiB = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
};

/** The same, where it must be known. */
export const residentMiB = async (pid: number): Promise<number> => {
  const mib = await readMiB(pid);
  if (mib === null) throw new Error('this system does not tell the memory of a process');
  return mib;
};

const EVERY_MS = 100;

/** Watches the memory of a process: what it has now, and at `stop` the most that it had. */
export const watchMemory = async (pid: number) => {
  const before = (await readMiB(pid)) ?? Number.NaN;
  let peak = before;
  const timer = setInterval(async () => {
    peak = Math.max(peak, (await readMiB(pid)) ?? peak);
  }, EVERY_MS);
  return {
    stop: (): { readonly before: number; readonly peak: number } => {
      clearInterval(timer);
      return { before, peak };
    },
  };
};
