import { parseDecimal } from '@vida/contract/core/decimals.ts';
import { isGlucoseUnitUnclear } from '@vida/contract/measurements/glucose-units.ts';
import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { ContentBySign, RecordFormat, RowContent } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import {
  isRecord,
  isSurelyMgDl,
  momentOf,
  type NightscoutRecord,
  nameOf,
  noMoment,
  readSgv,
  textOf,
} from './nightscout-values.ts';
import { glucoseContent, rowError, skipped } from './row-content.ts';

const typeOf = (entry: NightscoutRecord): string =>
  textOf(entry, 'type') || (['sgv', 'mbg'].find((name) => textOf(entry, name) !== '') ?? '');

const isEntry = (value: unknown): value is NightscoutRecord =>
  isRecord(value) &&
  /^(sgv|mbg|cal)$/.test(typeOf(value)) &&
  (textOf(value, 'date') !== '' || textOf(value, 'dateString') !== '');

/** Its own name; else what the server itself takes for one, beside the date. */
const keyOf = (entry: NightscoutRecord): string =>
  nameOf(entry) || `${typeOf(entry)}|${textOf(entry, 'device').slice(0, 100)}`;

const kinds: ReadonlyMap<string, MetricKind> = new Map([
  ['sgv', 'sensor'],
  ['mbg', 'capillary'],
]);

const readEntry = (entry: NightscoutRecord): RowContent | ContentBySign => {
  const type = typeOf(entry);
  // Version 3 keeps what was deleted, marked.
  if (type === 'cal' || entry.isValid === false) return skipped;
  const kind = kinds.get(type);
  if (!kind) return rowError(lineReasons.recordUnknown(type));
  const text = textOf(entry, type);
  const value = parseDecimal(text);
  if (value !== null && isGlucoseUnitUnclear(value) && /mmol/i.test(textOf(entry, 'units')))
    return rowError(lineReasons.unitUnclear);
  const toContent = (cell: string) => glucoseContent(keyOf(entry), cell, { kind, glucoseUnit: 'mg/dL' });
  return value !== null && kind === 'sensor' ? readSgv(value, toContent) : toContent(text);
};

/** Entries of a Nightscout server: always mg/dL, whatever its screens show. */
export const nightscout: RecordFormat = {
  format: 'nightscout',
  unit: 'mg/dL',
  isOwn: ({ value }) => isEntry(value),
  isSign: ({ value }) => isRecord(value) && isSurelyMgDl(textOf(value, 'sgv')),
  read: ({ line, record, value }) => ({
    place: { line, record },
    moment: isRecord(value) ? momentOf(value, textOf(value, 'date'), textOf(value, 'dateString')) : noMoment,
    content: isRecord(value) ? readEntry(value) : rowError(lineReasons.recordUnreadable),
  }),
};
