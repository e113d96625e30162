const utf8 = new TextDecoder('utf-8', { fatal: true });

const hasMark = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * The text of a file: UTF-8 or UTF-16 with its mark, else UTF-8, else Windows-1252 (what spreadsheets in Brazil
 * write). Null for something that is no text.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const decode = (): string => {
    if (hasMark(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
    if (hasMark(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
    try {
      return utf8.decode(bytes);
    } catch {
      return new TextDecoder('windows-1252').decode(bytes);
    }
  };
  const text = decode();
  return text.includes('\0') ? null : text;
};
