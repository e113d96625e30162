import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { CLOCK_TOLERANCE_MS } from '@vida/contract/core/time.ts';
import type {
  DateOrder,
  ImportError,
  ImportFormat,
  ImportOptions,
} from '@vida/contract/measurements/import-schemas.ts';
import { findOrder, findUnit } from './file-choices.ts';
import type { Entry, RowPlace } from './file-format.ts';
import { lineReasons } from './import-messages.ts';
import { forEachInTurns } from './in-turns.ts';
import { openFile } from './open-file.ts';
import { createLineReader, type Line, type ParsedReading, type ParsedTreatment } from './read-line.ts';
import { createTimeResolver } from './time/local-time.ts';
import { createLocator, type Located } from './time/locate.ts';
import { findSecondPasses } from './time/repeated-hour.ts';

/** A whole file, read and sorted out; nothing is known yet about what is already stored. */
export interface ReadFile {
  readonly format: ImportFormat;
  readonly unit: GlucoseUnit;
  /** Null where the dates leave no choice. */
  readonly dateOrder: DateOrder | null;
  readonly readings: readonly ParsedReading[];
  readonly treatments: readonly ParsedTreatment[];
  /** Rows that repeat inside the file. */
  readonly duplicates: number;
  readonly skipped: number;
  readonly errors: readonly ImportError[];
}

const ROWS_PER_TURN = 500;

/** Counts every row once. */
const createTally = () => {
  const readings: ParsedReading[] = [];
  const treatments: ParsedTreatment[] = [];
  const errors: ImportError[] = [];
  let [duplicates, skipped] = [0, 0];

  const add = ({ line, record }: RowPlace, result: Line | Located): void => {
    if (result.type === 'duplicate') duplicates += 1;
    else if (result.type === 'skipped') skipped += 1;
    else if (result.type === 'data') {
      readings.push(...result.readings);
      treatments.push(...result.treatments);
    } else if (result.type === 'error') {
      const { reason } = result;
      errors.push({ line, reason: record === null ? reason : lineReasons.inRecord(record, reason) });
    }
  };
  return { add, result: () => ({ readings, treatments, errors, duplicates, skipped }) };
};

type Options = Pick<ImportOptions, 'dateOrder' | 'unit'> & {
  readonly timeZone: string;
  readonly now: Date;
  /** Aborted when nobody waits for the file any more. */
  readonly signal?: AbortSignal;
};

/** The rows of a file with their instants. A step of its own, so that their cells can be forgotten after it. */
const locateRows = async (bytes: Uint8Array, options: Options) => {
  const { signal } = options;
  const file = await openFile(bytes, signal);
  const entries: Entry[] = [];
  await forEachInTurns(file.entries, ROWS_PER_TURN, (entry) => entries.push(entry), signal);
  const dateOrder = findOrder(entries, options.dateOrder);
  const unit = findUnit(entries, file.unit, options.unit);
  const locate = createLocator(dateOrder ?? 'mdy', createTimeResolver(options.timeZone));
  const located: Located[] = [];
  await forEachInTurns(entries, ROWS_PER_TURN, (entry) => located.push(locate(entry)), signal);
  return { format: file.format, unit, dateOrder, located };
};

/**
 * The content of a device file. Refuses files it does not know (400) and asks for what it must not guess: the order
 * of day and month, the unit (409). Works in turns with other requests.
 */
export const readFile = async (bytes: Uint8Array, options: Options): Promise<ReadFile> => {
  const { located, ...file } = await locateRows(bytes, options);
  const readLine = createLineReader({
    unit: file.unit,
    secondPasses: await findSecondPasses(located),
    latestMs: options.now.getTime() + CLOCK_TOLERANCE_MS,
  });
  const tally = createTally();
  await forEachInTurns(
    located,
    ROWS_PER_TURN,
    (row) => tally.add(row.place, row.type === 'located' ? readLine(row) : row),
    options.signal,
  );
  return { ...file, ...tally.result() };
};
