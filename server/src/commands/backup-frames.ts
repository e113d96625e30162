import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.ts';
import { commandMessages } from './command-messages.ts';

/*
 * A backup is a gzip stream of frames: one line of JSON each, a `data` frame followed by that many bytes of COPY text.
 * header, then for each table: table, data…, tableEnd, and at last end, whose checksum covers all before it.
 */
const frameSchema = z.discriminatedUnion('frame', [
  z.object({
    frame: z.literal('header'),
    format: z.literal('vida-backup-1'),
    createdAt: z.iso.datetime(),
    /** Which migrations the database had: only the same schema takes the rows. */
    migrations: z.array(z.number()),
  }),
  z.object({ frame: z.literal('table'), name: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ frame: z.literal('data'), bytes: z.int().positive() }),
  z.object({ frame: z.literal('tableEnd'), rows: z.int().nonnegative(), sha256: z.string() }),
  z.object({
    frame: z.literal('end'),
    rows: z.int().nonnegative(),
    sequences: z.array(z.object({ name: z.string(), next: z.string(), isCalled: z.boolean() })),
    sha256: z.string(),
  }),
]);

export type Frame = z.infer<typeof frameSchema>;
export type HeaderFrame = Extract<Frame, { frame: 'header' }>;
export type EndFrame = Extract<Frame, { frame: 'end' }>;
export type ReadFrame = { frame: Frame; line: Buffer; payload: Buffer };

const newline = 0x0a;
const longestLineBytes = 1_000_000;

export const writeFrame = (frame: Frame): Buffer => Buffer.from(`${JSON.stringify(frame)}\n`);

/** The frames of a backup in order. `StartupError` when the file cannot be read, is no backup, or is damaged. */
export async function* readFrames(path: string): AsyncGenerator<ReadFrame> {
  const source = createReadStream(path);
  const gunzip = source.pipe(createGunzip());
  source.on('error', (error) => gunzip.destroy(error));
  let pending = Buffer.alloc(0);
  try {
    for await (const chunk of gunzip) {
      pending = Buffer.concat([pending, chunk]);
      for (let next = takeFrame(pending); next; next = takeFrame(pending)) {
        pending = pending.subarray(next.line.length + next.payload.length);
        yield next;
      }
      if (pending.length > longestLineBytes) throw new SyntaxError('no frame in sight');
    }
  } catch (error) {
    throw explainReadError(error, path);
  } finally {
    source.destroy();
  }
}

function takeFrame(pending: Buffer): ReadFrame | undefined {
  const lineEnd = pending.indexOf(newline) + 1;
  if (lineEnd === 0) return undefined;
  const line = pending.subarray(0, lineEnd);
  const frame = frameSchema.parse(JSON.parse(line.toString('utf8')));
  const payloadEnd = lineEnd + (frame.frame === 'data' ? frame.bytes : 0);
  return pending.length < payloadEnd ? undefined : { frame, line, payload: pending.subarray(lineEnd, payloadEnd) };
}

function explainReadError(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code)) return new StartupError(commandMessages.cannotRead(path), { cause: error });
  if (code.startsWith('Z_') || error instanceof SyntaxError || error instanceof z.ZodError)
    return new StartupError(commandMessages.corrupted(path), { cause: error });
  return error;
}

/** Reads a backup through, compares every checksum, and answers its first and last frame. Throws like `readFrames`. */
export async function verifyBackup(path: string): Promise<{ header: HeaderFrame; end: EndFrame }> {
  const whole = createHash('sha256');
  let table = createHash('sha256');
  let header: HeaderFrame | undefined;
  let end: EndFrame | undefined;
  for await (const { frame, line, payload } of readFrames(path)) {
    const isWrong =
      (frame.frame === 'tableEnd' && frame.sha256 !== table.copy().digest('hex')) ||
      (frame.frame === 'end' && frame.sha256 !== whole.copy().digest('hex')) ||
      (frame.frame === 'header') !== (header === undefined) ||
      end !== undefined;
    if (isWrong) throw new StartupError(commandMessages.corrupted(path));
    if (frame.frame === 'header') header = frame;
    if (frame.frame === 'table') table = createHash('sha256');
    if (frame.frame === 'end') end = frame;
    else whole.update(line).update(payload);
    table.update(payload);
  }
  if (!header || !end) throw new StartupError(commandMessages.corrupted(path));
  return { header, end };
}
