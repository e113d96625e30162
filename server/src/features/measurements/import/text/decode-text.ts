import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';

/** Small enough that whoever reads a piece is back within a few milliseconds. */
const PIECE_BYTES = 16 * 1024;
/** How far into a file marks are looked for, and what kind of file it is: title lines and the header. */
export const HEAD_CHARACTERS = 8192;
/** Holds the head in every encoding: a character takes three bytes at most, or four where it counts as two. */
const HEAD_BYTES = 4 * HEAD_CHARACTERS;

/** The text of a file, decoded piece by piece as it is read: the bytes are held already. */
export interface FileText {
  /** The first piece, at least `HEAD_CHARACTERS` of a file that has so many. */
  readonly head: string;
  /** All pieces, the head too; each call begins anew. */
  readonly pieces: () => Iterable<string>;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** What is left of a UTF-8 mark that lost a byte, right before plain text; it would spoil the whole decoding. */
const brokenMarks = [[0xef, 0xbb], [0xbb, 0xbf], [0xef], [0xbb], [0xbf]];

const withoutBrokenMark = (bytes: Uint8Array): Uint8Array => {
  const broken = brokenMarks.find((mark) => startsWith(bytes, mark) && (bytes[mark.length] ?? 0xff) < 0x80);
  return broken ? bytes.subarray(broken.length) : bytes;
};

/** Byte order marks stand at the start, before the header below a title, inside its quotes, or encoded twice. */
const withoutMarks = (first: string): string =>
  first.slice(0, HEAD_CHARACTERS).replace(/\uFEFF|ï»¿|Ã¯Â»Â¿/g, '') + first.slice(HEAD_CHARACTERS);

function* decode(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  yield withoutMarks(decoder.decode(bytes.subarray(0, HEAD_BYTES), { stream: true }));
  for (let start = HEAD_BYTES; start < bytes.length; start += PIECE_BYTES)
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
  yield decoder.decode();
}

const piecesOf = (bytes: Uint8Array): (() => Iterable<string>) => {
  if (startsWith(bytes, [0xff, 0xfe])) return () => decode(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return () => decode(bytes, 'utf-16be');
  const text = withoutBrokenMark(bytes);
  const encoding = isUtf8(text) ? 'utf-8' : 'windows-1252';
  return () => decode(text, encoding);
};

/**
 * The text of a file: UTF-8 or UTF-16 with its mark, else UTF-8, else Windows-1252 (what spreadsheets in Brazil
 * write). Null for something that is no text.
 */
export const decodeText = async (bytes: Uint8Array): Promise<FileText | null> => {
  const pieces = piecesOf(bytes);
  let head: string | undefined;
  for (const piece of pieces()) {
    if (piece.includes('\0')) return null;
    head ??= piece;
    await setImmediate();
  }
  return { head: head ?? '', pieces };
};
