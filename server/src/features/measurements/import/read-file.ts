import { setImmediate } from 'node:timers/promises';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { CLOCK_TOLERANCE_MS } from '@vida/contract/core/time.ts';
import type {
  DateOrder,
  ImportError,
  ImportFormat,
  ImportOptions,
} from '@vida/contract/measurements/import-schemas.ts';
import { createOrderChoice, createUnitChoice } from './file-choices.ts';
import type { Entry, RowPlace } from './file-format.ts';
import { lineReasons } from './import-messages.ts';
import { forEachInTurns } from './in-turns.ts';
import { readEntries } from './read-entries.ts';
import { createLineReader, keyOf, type Line, type ParsedReading, type ParsedTreatment } from './read-line.ts';
import { createBatches } from './rows/batches.ts';
import { type PackedEntry, packEntry, unpackEntry } from './rows/packed-entry.ts';
import { createRepeatedKeys } from './rows/repeated-keys.ts';
import { createTimeResolver } from './time/local-time.ts';
import { createLocator, type Located } from './time/locate.ts';
import { createRepeatedHour } from './time/repeated-hour.ts';

/** Some rows of a file, in its order. */
export interface FileRows {
  readonly readings: readonly ParsedReading[];
  readonly treatments: readonly ParsedTreatment[];
  /** Rows that repeat inside the file. */
  readonly duplicates: number;
  readonly skipped: number;
  readonly errors: readonly ImportError[];
}

/** A whole file, read and sorted out; nothing is known yet about what is already stored. */
export interface ReadFile {
  readonly format: ImportFormat;
  readonly unit: GlucoseUnit;
  /** Null where the dates leave no choice. */
  readonly dateOrder: DateOrder | null;
  /** Its rows, so many at a time, in turns with other requests; each call begins anew. No file is held whole. */
  readonly rows: (atLeast: number) => AsyncIterable<FileRows>;
}

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
  return { add, result: (): FileRows => ({ readings, treatments, errors, duplicates, skipped }) };
};

type Options = Pick<ImportOptions, 'dateOrder' | 'unit'> & {
  readonly timeZone: string;
  readonly now: Date;
  /** Aborted when nobody waits for the file any more. */
  readonly signal?: AbortSignal;
};

/** The entries of a file, packed, and what only all of them together tell. */
const gatherEntries = async (bytes: Uint8Array, { dateOrder, signal }: Options) => {
  const packed = createBatches<PackedEntry>();
  const order = createOrderChoice(dateOrder);
  const onEntry = (entry: Entry): void => {
    order.add(entry);
    packed.add(packEntry(entry));
  };
  const seen = await readEntries(bytes, onEntry, signal);
  return { ...seen, packed, dateOrder: order.settle() };
};

type Gathered = Awaited<ReturnType<typeof gatherEntries>>;
type Locate = ReturnType<typeof createLocator>;

/** What the rows tell together once their moments are known. */
const surveyRows = async ({ packed, hasSign, unit }: Gathered, locate: Locate, options: Options) => {
  const unitChoice = createUnitChoice(unit, options.unit);
  const repeatedHour = createRepeatedHour();
  const repeatedKeys = createRepeatedKeys(packed.count());
  let position = 0;
  const survey = (each: PackedEntry): void => {
    const entry = unpackEntry(each, hasSign);
    if (entry.content.type === 'data') unitChoice.add(entry.content);
    const row = locate(entry);
    if (row.type === 'located') {
      repeatedHour.add(position, row);
      repeatedKeys.add(keyOf(row));
    }
    position += 1;
  };
  await forEachInTurns(packed.inOrder(), survey, options.signal);
  return {
    unit: unitChoice.settle(),
    secondPasses: await repeatedHour.findSecondPasses(),
    mayRepeat: repeatedKeys.find(),
    latestMs: options.now.getTime() + CLOCK_TOLERANCE_MS,
  };
};

/**
 * The content of a device file. Refuses files it does not know (400) and asks for what it must not guess: the order
 * of day and month, the unit (409). Works in turns with other requests. A file is gone through three times: as it is
 * read, when the date order is known, and for its rows as somebody takes them; between them its entries are packed.
 */
export const readFile = async (bytes: Uint8Array, options: Options): Promise<ReadFile> => {
  const gathered = await gatherEntries(bytes, options);
  const { format, dateOrder, packed, hasSign } = gathered;
  const locate = createLocator(dateOrder ?? 'mdy', createTimeResolver(options.timeZone));
  const context = await surveyRows(gathered, locate, options);

  return {
    format,
    unit: context.unit,
    dateOrder,
    async *rows(atLeast) {
      const readLine = createLineReader(context);
      let [position, told] = [0, 0];
      let tally = createTally();
      for (const batch of packed.batches()) {
        for (const each of batch) {
          const row = locate(unpackEntry(each, hasSign));
          tally.add(row.place, row.type === 'located' ? readLine(row, position) : row);
          position += 1;
        }
        await setImmediate();
        if (position - told < atLeast) continue;
        yield tally.result();
        tally = createTally();
        told = position;
      }
      yield tally.result();
    },
  };
};
