import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';

/**
 * Makes this process the only Vida on a data folder; throws `StartupError` at once when it is not.
 * The lock is a listening socket whose name only the kernel keeps, so that it ends with the process, even on kill -9,
 * and two starters can never both take it. The name comes from the folder's inode: links lead to the same lock.
 */
export async function lockDataDir(dataDir: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { dev, ino } = await stat(dataDir, { bigint: true });
  const address = lockAddress(`vida-${dev}-${ino}`);
  if (process.platform === 'darwin') await removeDeadSocket(address);

  const server = createServer((visitor) => visitor.destroy());
  server.listen(address);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new StartupError(embeddedMessages.dataDirInUse(dataDir)) : error;
  });
  server.unref();
  return { release: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}

function lockAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return `/tmp/${name}.sock`;
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
