import { setImmediate } from 'node:timers/promises';

const SLICE_BYTES = 256 * 1024;
/** How far into a file marks are looked for: title lines and the header. */
const HEAD_CHARACTERS = 8192;

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** What is left of a UTF-8 mark that lost a byte, right before plain text; it would spoil the whole decoding. */
const brokenMarks = [[0xef, 0xbb], [0xbb, 0xbf], [0xef], [0xbb], [0xbf]];

const withoutBrokenMark = (bytes: Uint8Array): Uint8Array => {
  const broken = brokenMarks.find((mark) => startsWith(bytes, mark) && (bytes[mark.length] ?? 0xff) < 0x80);
  return broken ? bytes.subarray(broken.length) : bytes;
};

/** Decodes with room for other requests in between. Rejects on bytes that are no UTF-8. */
const decodeAs = async (bytes: Uint8Array, encoding: string): Promise<string> => {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8', ignoreBOM: true });
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    await setImmediate();
    pieces.push(decoder.decode(bytes.subarray(start, start + SLICE_BYTES), { stream: true }));
  }
  pieces.push(decoder.decode());
  return pieces.join('');
};

/** Byte order marks stand at the start, before the header below a title, inside its quotes, or encoded twice. */
const withoutMarks = (text: string): string => {
  const head = text.slice(0, HEAD_CHARACTERS);
  const clean = head.replace(/\uFEFF|ï»¿|Ã¯Â»Â¿/g, '');
  return clean.length === head.length ? text : clean + text.slice(HEAD_CHARACTERS);
};

const decode = async (bytes: Uint8Array): Promise<string> => {
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs(bytes, 'utf-16le');
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs(bytes, 'utf-16be');
  const text = withoutBrokenMark(bytes);
  return decodeAs(text, 'utf-8').catch(() => decodeAs(text, 'windows-1252'));
};

/**
 * The text of a file: UTF-8 or UTF-16 with its mark, else UTF-8, else Windows-1252 (what spreadsheets in Brazil
 * write). Null for something that is no text.
 */
export const decodeText = async (bytes: Uint8Array): Promise<string | null> => {
  const text = withoutMarks(await decode(bytes));
  return text.includes('\0') ? null : text;
};
