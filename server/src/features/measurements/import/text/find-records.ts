import { createScanner } from 'jsonc-parser';
import { DamagedJsonError, MAX_ROWS, TooManyRowsError } from './parse-errors.ts';

/** Where a record stands in the text of a JSON file. */
export interface RecordSpan {
  /** The line that it begins on, the first being 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** jsonc-parser's SyntaxKind: a `const enum`, which a file of its own cannot import. */
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COMMA = 5;
const COLON = 6;
const STRING = 10;
const UNKNOWN = 16;
const END = 17;

const TOKENS_PER_TURN = 10_000;
/** The member of Nightscout's v3 answers that holds the records. */
const LIST_MEMBER = 'result';

/**
 * Finds the records of a JSON file without reading them: the elements of its array, or of the `result` of its object,
 * else the object itself. Yields now and then, for other requests; counts brackets instead of recursing, so that no
 * depth is too deep. Throws DamagedJsonError, TooManyRowsError.
 */
export function* findRecords(text: string): Generator<undefined, RecordSpan[]> {
  const scanner = createScanner(text, true);
  let [scanned, turnEnd] = [0, TOKENS_PER_TURN];

  const fail = () => new DamagedJsonError(scanner.getTokenStartLine() + 1);
  const next = (): number => {
    const token: number = scanner.scan();
    scanned += 1;
    if (scanner.getTokenError() !== 0 || token === UNKNOWN) throw fail();
    return token;
  };
  const isTurnOver = (): boolean => {
    if (scanned < turnEnd) return false;
    turnEnd = scanned + TOKENS_PER_TURN;
    return true;
  };
  const expect = (wanted: number): void => {
    if (next() !== wanted) throw fail();
  };
  /** The comma before another member, or the end of them. */
  const hasMore = (closer: number): boolean => {
    const token = next();
    if (token !== COMMA && token !== closer) throw fail();
    return token === COMMA;
  };

  /** From the first token of a value to its last. */
  function* skipValue(): Generator<undefined, RecordSpan> {
    const [line, start] = [scanner.getTokenStartLine() + 1, scanner.getTokenOffset()];
    let token: number = scanner.getToken();
    for (let depth = 0; ; token = next()) {
      if (token === END) throw fail();
      if (token === OPEN_BRACE || token === OPEN_BRACKET) depth += 1;
      if (token === CLOSE_BRACE || token === CLOSE_BRACKET) depth -= 1;
      if (depth < 0) throw fail();
      if (depth === 0) return { line, start, end: scanner.getPosition() };
      if (isTurnOver()) yield;
    }
  }

  function* readList(): Generator<undefined, RecordSpan[]> {
    const spans: RecordSpan[] = [];
    if (next() === CLOSE_BRACKET) return spans;
    for (;;) {
      spans.push(yield* skipValue());
      if (spans.length > MAX_ROWS) throw new TooManyRowsError();
      if (isTurnOver()) yield;
      if (!hasMore(CLOSE_BRACKET)) return spans;
      next();
    }
  }

  /** The list in an object, or null. */
  function* readObject(): Generator<undefined, RecordSpan[] | null> {
    let list: RecordSpan[] | null = null;
    if (next() === CLOSE_BRACE) return list;
    for (;;) {
      if (scanner.getToken() !== STRING) throw fail();
      const name = scanner.getTokenValue();
      expect(COLON);
      if (next() === OPEN_BRACKET && name === LIST_MEMBER) list = yield* readList();
      else yield* skipValue();
      if (isTurnOver()) yield;
      if (!hasMore(CLOSE_BRACE)) return list;
      next();
    }
  }

  const root = next();
  const [line, start] = [scanner.getTokenStartLine() + 1, scanner.getTokenOffset()];
  if (root !== OPEN_BRACKET && root !== OPEN_BRACE) throw fail();
  const list = yield* root === OPEN_BRACKET ? readList() : readObject();
  const end = scanner.getPosition();
  expect(END);
  return list ?? [{ line, start, end }];
}
