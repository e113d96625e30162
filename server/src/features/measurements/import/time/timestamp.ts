import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import { plain } from '../text/plain.ts';

/** A wall clock reading, no zone. Month 1 to 12. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A timestamp as written: the two small numbers of its date may stand in either order. */
export interface Timestamp {
  readonly year: number;
  readonly first: number;
  readonly second: number;
  /** Year first means month before day, always. */
  readonly yearFirst: boolean;
  /** Dots between the numbers mean day before month, as far as we know everywhere. */
  readonly dotted: boolean;
  readonly twelveHours: boolean;
  readonly clock: readonly [hour: number, minute: number, second: number];
}

const pattern = new RegExp(
  [
    /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:T|,? +)/,
    /(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s*([AP])\.?\s?M\.?)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);
const MAX_CHARACTERS = 60;

const toHour = (hour: number, half: string | undefined): number => {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
};

/** The twelve months by how their names begin in Portuguese, English, Spanish, German, French and Italian. */
const beginnings = [
  /^(jan|ene|gen)/,
  /^fe[bv]/,
  /^mar/,
  /^a[bpv]r/,
  /^ma[igy]/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(ago|aug|aou)/,
  /^se[pt]/,
  /^(o[ck]t|out|ott)/,
  /^nov/,
  /^d[ei][cz]/,
];

const dayFirst = /^(\d{1,2})\.? (?:de )?([a-z]{3,10})\.?,? (?:de )?(\d{4}),?(.*)$/;
const monthFirst = /^([a-z]{3,10})\.? (\d{1,2}),? (?:de )?(\d{4}),?(.*)$/;

/** 'Oct 1, 2024 7:30 AM' and '1 de out. de 2024 07:30' as '2024-10-1 07:30'; null for a date without a month's name. */
const withMonthNumber = (text: string): string | null => {
  const flat = plain(text);
  const [, first = '', second = '', year, clock = ''] = dayFirst.exec(flat) ?? monthFirst.exec(flat) ?? [];
  if (year === undefined) return null;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = beginnings.findIndex((beginning) => beginning.test(name)) + 1;
  return month === 0 ? null : `${year}-${month}-${day} ${clock.trim()}`;
};

const match = (text: string): RegExpExecArray | null => {
  if (text.length > MAX_CHARACTERS) return null;
  const found = pattern.exec(text);
  if (found || !/\p{L}{3}/u.test(text)) return found;
  const numbered = withMonthNumber(text);
  return numbered === null ? null : pattern.exec(numbered);
};

/**
 * Reads `yyyy-MM-dd`, `dd-MM-yyyy`, `MM-dd-yyyy` or a date with the month's name, with a 24 or 12 hour clock; null for
 * anything else.
 */
export const parseTimestamp = (text: string): Timestamp | null => {
  const found = match(text);
  if (!found) return null;
  const [a = '', separator, b = '', c = '', hour, minute, second = '0', half] = found.slice(1);
  const yearFirst = a.length === 4;
  if (!yearFirst && c.length !== 4) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  return {
    year: Number(yearFirst ? a : c),
    first: Number(yearFirst ? b : a),
    second: Number(yearFirst ? c : b),
    yearFirst,
    dotted: separator === '.',
    twelveHours: half !== undefined,
    clock: [toHour(Number(hour), half), Number(minute), Number(second)],
  };
};

/** The wall clock reading in a file's date order; null where no such day or time exists. */
export const toLocalTime = (timestamp: Timestamp, order: DateOrder): LocalTime | null => {
  const { year, first, second, yearFirst, clock } = timestamp;
  const [month, day] = yearFirst || order === 'mdy' ? [first, second] : [second, first];
  const [hour, minute, seconds] = clock;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || hour > 23 || minute > 59 || seconds > 59) return null;
  return { year, month, day, hour, minute, second: seconds };
};
