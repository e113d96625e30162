import type { FileFormat, OpenedFile } from './file-format.ts';
import { accuChek } from './formats/accu-chek.ts';
import { carelink } from './formats/carelink.ts';
import { dexcomClarity } from './formats/dexcom-clarity.ts';
import { libreview } from './formats/libreview.ts';
import { mysugr } from './formats/mysugr.ts';
import { nightscout } from './formats/nightscout.ts';
import { nightscoutCsv } from './formats/nightscout-csv.ts';
import { nightscoutTreatments } from './formats/nightscout-treatments.ts';
import { sidiary } from './formats/sidiary.ts';
import { twoColumns } from './formats/two-columns.ts';
import type { FileRecord } from './text/parse-records.ts';
import type { FileTable } from './text/parse-table.ts';

/** Every kind of file we read, the most particular first. A new one is a file in formats/ and a line here. */
const tableFormats: readonly FileFormat<FileTable>[] = [
  libreview,
  dexcomClarity,
  mysugr,
  accuChek,
  carelink,
  nightscoutCsv,
  sidiary,
  twoColumns,
];
const jsonFormats: readonly FileFormat<readonly FileRecord[]>[] = [nightscout, nightscoutTreatments];

const openFirst = <Source>(formats: readonly FileFormat<Source>[], source: Source): OpenedFile | null => {
  for (const format of formats) {
    const opened = format.open(source);
    if (opened) return opened;
  }
  return null;
};

/** A table opened by the format that recognises it; null when none does. */
export const openTable = (table: FileTable): OpenedFile | null => openFirst(tableFormats, table);

/** The same for the records of a JSON file. */
export const openRecords = (records: readonly FileRecord[]): OpenedFile | null =>
  openFirst(jsonFormats, records);
