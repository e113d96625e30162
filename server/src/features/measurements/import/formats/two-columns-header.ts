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
const values = /^(valor|value|wert|valeur|resultado?|leitura|lectura|reading|medida|medicao|medicion)\b/;
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

const isNumeric = (sample: readonly FileRow[], column: number): boolean =>
  sample.some(({ cells }) => {
    const cell = cells[column] ?? '';
    return readGlucoseCell(cell) !== null && !isEpoch(cell);
  });

/** By its name; else the only column of numbers that could be one. */
const findValue = (sample: readonly FileRow[], header: readonly string[], places: readonly number[]) => {
  const open = places.filter((column) => {
    const name = header[column] ?? '';
    return !otherKinds.test(name) && !noReadings.test(name);
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
  const width = Math.max(header.length, sample[0]?.cells.length ?? 0);
  const places = Array.from({ length: Math.min(width, 40) }, (_, place) => place);
  const named = places.filter((place) => moments.test(header[place] ?? ''));
  const isNamed = named.length > 0 && header.some((name) => glucoses.test(name) || values.test(name));
  if (!isNamed && width > MAX_UNNAMED_COLUMNS) return null;
  const moment =
    sample.length === 0
      ? named.slice(0, 1)
      : (findMoment(sample, named, isMoment) ??
        findMoment(sample, places, isWrittenMoment) ??
        findMoment(sample, places, isEpoch));
  if (!moment || moment.length === 0) return null;
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
