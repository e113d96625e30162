import { definitionOf, metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { isEpoch, isMoment } from '../time/moment.ts';
import { readGlucoseCell } from './glucose-cell.ts';

const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/** Names in Portuguese, English, Spanish, German, French, as `plain` writes them. */
const moments = /time|date|data|hora|fecha|dia|day|momento|carimbo|uhrzeit|zeit|datum|heure/;
export const glucoses = anyOf([
  'gluco[sz]|glyco|glico|glice|gluce|gluko|glyce|blutzucker|blood sugar',
  '\\b(acucar|azucar|gl|bg|sgv|mbg|egv|cgm|cbg|smbg)\\b',
]);
export const values = /^(valor|value|wert|valeur|resultado?|leitura|lectura|reading|medida|medicao|medicion)\b/;
/** What else the apps of people with diabetes keep. */
export const otherKinds = anyOf([
  'insulin|bolus|basal|carb|kohlenh|glucid|peso|weight|gewicht|poids|press(ure|ao|ion)|blutdruck|systol',
  'sistol|diast|heart|puls|passos|steps|schritte|keton|ceton|a1c|temperat|colest|choles|triglic|spo2',
  'saturac|exerc',
]);
/** What a number may be that is no reading: such a column is never taken for one, whatever else its name says. */
const noReadings = anyOf([
  '\\bsys|freq|bpm|temp|rate|trend|delta|varia|desvio|limit|\\bid\\b|index|quant|saldo|preco|price',
  '\\b(avg|average|mean|media|min|max|target|goal|meta|alvo|objetivo|ziel|sd|std)\\b',
]);
const sensors = /sensor|\b(cgm|sgv|egv)\b|intersti/;
const meters = /capilar|capillary|ponta de dedo|finger|tira|strip|\b(mbg|smbg|bgm)\b/;

/** A table's columns: one or two that make the moment, and the value. */
export interface TableColumns {
  readonly moment: readonly number[];
  readonly value: number;
}

/** The cells of the moment as one text: '22/04/2025' and '10:00' stand in two columns in some files. */
export const momentText = ({ cells }: FileRow, columns: readonly number[]): string =>
  columns
    .map((column) => cells[column] ?? '')
    .join(' ')
    .trim();

/** Day and time in two columns stand early, and show in the first rows: more would be many guesses. */
const MAX_PAIRED_COLUMNS = 8;
const MOMENT_ROWS = 20;

/** A day and a time as people write them, which a number of an identifier never is. */
export const isWrittenMoment = (text: string): boolean => isMoment(text) && !isEpoch(text);

const findMoment = (
  sample: readonly FileRow[],
  candidates: readonly number[],
  isSuch: (text: string) => boolean,
): readonly number[] | undefined => {
  const paired = candidates.slice(0, MAX_PAIRED_COLUMNS);
  const pairs = paired.flatMap((first) => paired.filter((second) => second !== first).map((second) => [first, second]));
  const rows = sample.slice(0, MOMENT_ROWS);
  return [...candidates.map((column) => [column]), ...pairs].find((columns) =>
    rows.some((row) => isSuch(momentText(row, columns))),
  );
};

/** More columns are not looked at. */
const MAX_COLUMNS = 40;

const placesOf = (header: readonly string[], [first]: readonly FileRow[]): readonly number[] =>
  Array.from({ length: Math.min(Math.max(header.length, first?.cells.length ?? 0), MAX_COLUMNS) }, (_, place) => place);

/** The one or two columns that make the moment: by their names, else by what the first rows hold. */
export const findMomentColumns = (
  header: readonly string[],
  sample: readonly FileRow[],
): readonly number[] | undefined => {
  const places = placesOf(header, sample);
  const named = places.filter((place) => moments.test(header[place] ?? ''));
  if (sample.length === 0) return named[0] === undefined ? undefined : [named[0]];
  return (
    findMoment(sample, named, isMoment) ??
    findMoment(sample, places, isWrittenMoment) ??
    findMoment(sample, places, isEpoch)
  );
};

const isNumeric = (sample: readonly FileRow[], column: number): boolean =>
  sample.some(({ cells }) => {
    const cell = cells[column] ?? '';
    return readGlucoseCell(cell) !== null && !isEpoch(cell);
  });

const otherMetrics = metricTypes.filter((metricType) => metricType !== 'glucose');

/** The metric beside glucose that a column's name begins with, as Vida calls it, with what follows. */
export const findOtherMetric = (name: string) => {
  const metricType = otherMetrics.find((each) => name.startsWith(plain(definitionOf(each).name)));
  return metricType && { metricType, rest: name.slice(definitionOf(metricType).name.length) };
};

/** By its name; else the only column of numbers that could be one. */
const findValue = (sample: readonly FileRow[], header: readonly string[], places: readonly number[]) => {
  const open = places.filter((column) => {
    const name = header[column] ?? '';
    return !otherKinds.test(name) && !noReadings.test(name) && !findOtherMetric(name);
  });
  const named =
    open.find((column) => glucoses.test(header[column] ?? '')) ??
    open.find((column) => values.test(header[column] ?? ''));
  if (named !== undefined) return named;
  const numeric = open.filter((column) => isNumeric(sample, column));
  return numeric.length === 1 ? numeric[0] : undefined;
};

/** Few columns: a wider table is the export of something else. */
const MAX_UNNAMED_COLUMNS = 4;

/**
 * Finds the columns from the names (none: a table without a header) and the first rows. Null where the moment or the
 * value is not plain: no reading is better than a wrong one.
 */
export const findTableColumns = (header: readonly string[], sample: readonly FileRow[]): TableColumns | null => {
  const places = placesOf(header, sample);
  const width = Math.max(header.length, sample[0]?.cells.length ?? 0);
  const isNamed =
    header.some((name) => moments.test(name)) && header.some((name) => glucoses.test(name) || values.test(name));
  if (!isNamed && width > MAX_UNNAMED_COLUMNS) return null;
  const moment = findMomentColumns(header, sample);
  if (!moment) return null;
  const value = findValue(
    sample,
    header,
    places.filter((place) => !moment.includes(place)),
  );
  return value === undefined ? null : { moment, value };
};

/** What the name of the value's column says about how it was measured; null where it says nothing. */
export const kindIn = (name: string): MetricKind | null => {
  if (sensors.test(name)) return 'sensor';
  return meters.test(name) ? 'capillary' : null;
};

/** The names of a header, words apart: 'bg_value' is 'bg value'. */
export const plainHeader = (row: FileRow): string[] => row.cells.map((cell) => plain(cell.replaceAll('_', ' ')));
