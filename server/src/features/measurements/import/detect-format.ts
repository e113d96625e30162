import type { FileFormat, OpenedFile } from './file-format.ts';
import { libreview } from './formats/libreview.ts';
import type { FileRow } from './parse-rows.ts';

/** Every kind of file we read, the most particular first. A new one is a file in formats/ and a line here. */
const formats: readonly FileFormat[] = [libreview];

/** The file opened by the format that recognises it; null when none does. */
export const detectFormat = (rows: readonly FileRow[]): OpenedFile | null => {
  for (const format of formats) {
    const opened = format.open(rows);
    if (opened) return opened;
  }
  return null;
};
