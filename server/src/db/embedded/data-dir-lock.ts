import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { prepareDataDir } from '../../config/data-dir.ts';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';

/** A Vida that is asked who it is and does not answer is stopped or very busy: the refusal does without. */
const longestAnswerMs = 500;

/** Being the only Vida on a data folder. */
export type DataDirLock = {
  /** Where this Vida is open, for the second one that is turned away. */
  tell: (url: string) => void;
  release: () => Promise<void>;
};

/**
 * Makes this process the only Vida on a data folder, which is made when missing; throws `StartupError` at once when it
 * is not, with the other's process id and address. The lock is a listening socket whose name only the kernel keeps, so
 * that it ends with the process, even on kill -9, and two starters can never both take it. The name comes from the
 * folder's inode: links lead to the same lock.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await prepareDataDir(dataDir);
  const { dev, ino } = await stat(dataDir, { bigint: true });
  const address = lockAddress(`vida-${dev}-${ino}`);
  if (process.platform === 'darwin') await removeDeadSocket(address);

  let url = '';
  const server = createServer((visitor) => {
    visitor.on('error', () => undefined);
    visitor.end(`${process.pid} ${url}`);
    visitor.unref();
  });
  server.listen(address);
  await once(server, 'listening').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new StartupError(embeddedMessages.dataDirInUse(dataDir, await askHolder(address)));
  });
  server.unref();
  return {
    tell: (open) => {
      url = open;
    },
    release: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function lockAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return `/tmp/${name}.sock`;
}

/** Process id and address of who has the lock; both empty when there is no answer. */
async function askHolder(address: string): Promise<{ pid: string; url: string }> {
  const holder = connect(address);
  const tooLong = setTimeout(() => holder.destroy(), longestAnswerMs);
  const answer = await text(holder).catch(() => '');
  clearTimeout(tooLong);
  const [pid = '', url = ''] = answer.split(' ');
  return { pid, url };
}

/** macOS has no abstract sockets: the file of a killed process stays and refuses connections. */
async function removeDeadSocket(path: string): Promise<void> {
  const probe = connect(path);
  const isAlive = await once(probe, 'connect').then(
    () => true,
    () => false,
  );
  probe.destroy();
  if (!isAlive) await rm(path, { force: true });
}
