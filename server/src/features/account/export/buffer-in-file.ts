import { randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../../http/app-error.ts';
import { exportMessages } from './export-messages.ts';

/** The caller is gone or was told that it takes too long: nobody reads this answer. */
const refuseAborted = (signal: AbortSignal): void => {
  if (signal.aborted) throw new AppError({ status: 499, code: 'caller_gone', userMessage: exportMessages.callerGone });
};

/** A file without a name: only this process can read it, and it is gone when it is closed or the process ends. */
const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `vida-${randomBytes(16).toString('hex')}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
};

/**
 * Takes all chunks as fast as they come and answers them for a reader who may be slow: whatever the chunks are made
 * from is free when this resolves. The place is given back when `signal` aborts.
 */
export const bufferInFile = async (
  chunks: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> => {
  const file = await openNameless();
  try {
    for await (const chunk of chunks) {
      refuseAborted(signal);
      await file.appendFile(chunk);
    }
    refuseAborted(signal);
  } catch (error) {
    await file.close();
    throw error;
  }
  const reader = file.createReadStream({ start: 0 });
  signal.addEventListener('abort', () => reader.destroy(), { once: true });
  return reader;
};
