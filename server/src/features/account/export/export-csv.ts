import { DAY_MS, MINUTE_MS, utcOffsetMinutesAt } from '@vida/contract/core/time.ts';
import { stringify } from 'csv-stringify/sync';
import { Zip, ZipDeflate } from 'fflate';
import type { Row } from '../personal-data-repository.ts';
import type { ExportContents } from './export-contents.ts';
import { describeFiles } from './export-messages.ts';

async function* once(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/**
 * Writes instants as a clock in `timeZone` showed them: '2026-11-21 09:30:00', which a spreadsheet takes for a date.
 * The zone's offset is looked up once for a day, and for every instant only on days when it changes.
 */
const createLocalTime = (timeZone: string) => {
  const offsets = new Map<number, number | null>();

  const offsetOfDay = (day: number): number | null => {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const [first, last] = [day * DAY_MS, (day + 1) * DAY_MS - 1].map((ms) =>
      utcOffsetMinutesAt(new Date(ms), timeZone),
    );
    const offset = first !== undefined && first === last ? first : null;
    offsets.set(day, offset);
    return offset;
  };

  return (at: Date): string => {
    const offset = offsetOfDay(Math.floor(at.getTime() / DAY_MS)) ?? utcOffsetMinutesAt(at, timeZone);
    const shown = new Date(at.getTime() + offset * MINUTE_MS);
    return shown.toISOString().slice(0, 19).replace('T', ' ');
  };
};

/**
 * Tables as spreadsheets in Brazil read them without being asked: semicolons, decimal comma, byte order mark. A text
 * that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers.
 */
const createToCsv = (timeZone: string) => {
  const toLocalTime = createLocalTime(timeZone);

  return async function* (columnNames: readonly string[], portions: AsyncIterable<readonly Row[]>) {
    const write = (rows: readonly Row[], isFirst: boolean): string =>
      stringify([...rows], {
        columns: [...columnNames],
        header: isFirst,
        bom: isFirst,
        delimiter: ';',
        record_delimiter: 'windows',
        escape_formulas: true,
        cast: {
          boolean: (value) => (value ? 'sim' : 'não'),
          date: toLocalTime,
          number: (value) => String(value).replace('.', ','),
          object: (value) => JSON.stringify(value),
        },
      });
    yield write([], true);
    for await (const rows of portions) yield write(rows, false);
  };
};

interface ZipEntry {
  readonly name: string;
  readonly chunks: Iterable<string> | AsyncIterable<string>;
}

const encoder = new TextEncoder();

/** A zip of text files, made while they are read: no file is ever in memory as a whole. */
async function* zipFiles(entries: readonly ZipEntry[], writtenAt: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { name, chunks } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = writtenAt;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(encoder.encode(chunk));
      yield* ready;
      ready = [];
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

/** A zip with one CSV for each table and a text that says what they are, piece by piece. Times in `timeZone`. */
export const toExportZip = (
  { account, tables }: ExportContents,
  exportedAt: Date,
  timeZone: string,
): AsyncIterable<Uint8Array> => {
  const toCsv = createToCsv(timeZone);
  const all = [{ name: 'account', columnNames: Object.keys(account), portions: once([account]) }, ...tables];
  const names = all.map(({ name }) => name);
  const readMe: ZipEntry = {
    name: 'LEIA-ME.txt',
    chunks: [describeFiles(names, { exportedAt: createLocalTime(timeZone)(exportedAt), timeZone })],
  };
  const files = all.map(
    ({ name, columnNames, portions }): ZipEntry => ({
      name: `${name}.csv`,
      chunks: toCsv(columnNames, portions),
    }),
  );
  return zipFiles([readMe, ...files], exportedAt);
};
