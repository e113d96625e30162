import type { OpenedFile, OpenedTable, RecordFormat, TableFormat, TableHead } from './file-format.ts';
import { accuChek } from './formats/accu-chek.ts';
import { carelink } from './formats/carelink.ts';
import { dexcomClarity } from './formats/dexcom-clarity.ts';
import { libreview } from './formats/libreview.ts';
import { metricColumns } from './formats/metric-columns.ts';
import { mysugr } from './formats/mysugr.ts';
import { nightscout } from './formats/nightscout.ts';
import { nightscoutCsv } from './formats/nightscout-csv.ts';
import { nightscoutTreatments } from './formats/nightscout-treatments.ts';
import { sidiary } from './formats/sidiary.ts';
import { twoColumns } from './formats/two-columns.ts';
import { someInTurns } from './in-turns.ts';
import type { FileRecord, FileRecords } from './text/parse-records.ts';

/** Every kind of file we read, the most particular first. A new one is a file in formats/ and a line here. */
const tableFormats: readonly TableFormat[] = [
  libreview,
  dexcomClarity,
  mysugr,
  accuChek,
  carelink,
  nightscoutCsv,
  sidiary,
  metricColumns,
  twoColumns,
];
const recordFormats: readonly RecordFormat[] = [nightscout, nightscoutTreatments];

/** A table opened by the format that recognises its beginning; null when none does. */
export const openTable = (head: TableHead): OpenedTable | null => {
  for (const format of tableFormats) {
    const opened = format.open(head);
    if (opened) return opened;
  }
  return null;
};

/**
 * The same for the records of a JSON file, any of which may be the one that is recognised. An empty list is
 * Nightscout's.
 */
export const openRecords = async (
  records: FileRecords,
  signal: AbortSignal | undefined,
): Promise<OpenedFile<FileRecord> | null> => {
  for (const format of recordFormats)
    if (records.length === 0 || (await someInTurns(records, format.isOwn, signal))) return format;
  return null;
};
