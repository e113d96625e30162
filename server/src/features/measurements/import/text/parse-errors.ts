/** JSON that ends early or is none; `line` is where we noticed, the first being 1. */
export class DamagedJsonError extends Error {
  override readonly name = 'DamagedJsonError';
  readonly line: number;

  constructor(line: number, cause?: unknown) {
    super(`damaged JSON near line ${line}`, { cause });
    this.line = line;
  }
}

/** Tiny rows take far more time and room than their file. LibreView fills 20 MB with fewer. */
export const MAX_ROWS = 300_000;

export class TooManyRowsError extends Error {
  override readonly name = 'TooManyRowsError';
}
