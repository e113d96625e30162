import { MINUTE_MS } from '@vida/contract/core/time.ts';

/** Long after a browser has begun to write the file, even a slow one. */
const KEPT_MS = MINUTE_MS;

/** Hands a file to the browser's downloads. */
export const saveFile = (blob: Blob, fileName: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
