import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';

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
  readonly twelveHours: boolean;
  readonly clock: readonly [hour: number, minute: number, second: number];
}

const pattern =
  /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:T| +)(\d{1,2}):(\d{2})(?::(\d{2}))?(?: *([AP])\.? ?M\.?)?$/i;

const toHour = (hour: number, half: string | undefined): number => {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
};

/** Reads `yyyy-MM-dd`, `dd-MM-yyyy` or `MM-dd-yyyy` with a 24 or 12 hour clock; null for anything else. */
export const parseTimestamp = (text: string): Timestamp | null => {
  const match = pattern.exec(text);
  if (!match) return null;
  const [a = '', , b = '', c = '', hour, minute, second = '0', half] = match.slice(1);
  const yearFirst = a.length === 4;
  if (!yearFirst && c.length !== 4) return null;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)) return null;
  return {
    year: Number(yearFirst ? a : c),
    first: Number(yearFirst ? b : a),
    second: Number(yearFirst ? c : b),
    yearFirst,
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
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990;
  if (!exists || hour > 23 || minute > 59 || seconds > 59) return null;
  return { year, month, day, hour, minute, second: seconds };
};
