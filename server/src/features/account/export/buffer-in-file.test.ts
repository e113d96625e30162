import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bufferInFile } from './buffer-in-file.ts';

const bufferedFiles = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => /^vida-[0-9a-f]{32}$/.test(name));

async function* pieces() {
  yield 'açúcar ';
  yield new TextEncoder().encode('no sangue');
}

it('gives back what it took, from a file that nobody else can open', async () => {
  const bytes = await bufferInFile(pieces(), new AbortController().signal);
  expect(await bufferedFiles()).toEqual([]);
  expect(await text(bytes)).toBe('açúcar no sangue');
});

it('stops when the caller goes away, before or while reading', async () => {
  const gone = new AbortController();
  async function* interrupted() {
    yield 'a';
    gone.abort();
    yield 'b';
    throw new Error('read on after the caller was gone');
  }
  await expect(bufferInFile(interrupted(), gone.signal)).rejects.toMatchObject({ code: 'caller_gone' });

  const leaving = new AbortController();
  const bytes = await bufferInFile(pieces(), leaving.signal);
  leaving.abort();
  await expect(text(bytes)).rejects.toThrow();
});
