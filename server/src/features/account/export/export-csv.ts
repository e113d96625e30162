import { stringify } from 'csv-stringify/sync';
import type { Row } from '../personal-data-repository.ts';
import type { ExportContents } from './export-contents.ts';
import { describeFiles } from './export-messages.ts';
import { createLocalTime } from './local-time.ts';
import { type ZipEntry, zipFiles } from './zip-files.ts';

async function* once(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

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
