import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import type { DataContent, RowPlace, SettledEntry } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { PossibleTimes, TimeResolver } from './local-time.ts';
import { type LocalTime, type Timestamp, toLocalTime } from './timestamp.ts';

/** A row with data, and when it happened. */
export interface LocatedRow {
  readonly type: 'located';
  readonly place: RowPlace;
  readonly content: DataContent;
  /** The moment as part of a key: the written clock reading, or the instant. */
  readonly momentKey: string;
  readonly times: PossibleTimes;
}

/** A row of a file after its moment was looked for. */
export type Located =
  | LocatedRow
  | { readonly type: 'skipped'; readonly place: RowPlace }
  | { readonly type: 'error'; readonly place: RowPlace; readonly reason: string };

const EARLIEST_YEAR = 1990;
const earliestMs = Date.UTC(EARLIEST_YEAR, 0, 1);

const pad = (value: number): string => String(value).padStart(2, '0');

const momentKeyOf = ({ year, month, day, hour, minute, second }: LocalTime): string =>
  `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`;

/** Finds the instants of a file's rows; the reason in Portuguese where there is none. */
export const createLocator = (dateOrder: DateOrder, { resolve, offsetAt }: TimeResolver) => {
  const locateWritten = (text: string, timestamp: Timestamp | null) => {
    if (text === '') return { reason: lineReasons.timestampEmpty };
    const local = timestamp && toLocalTime(timestamp, dateOrder);
    if (!local) return { reason: lineReasons.timestampUnreadable(text) };
    if (local.year < EARLIEST_YEAR) return { reason: lineReasons.tooEarly(text) };
    return { momentKey: momentKeyOf(local), times: resolve(local) };
  };

  const locateInstant = (at: Date, utcOffsetMinutes: number | null) => {
    if (at.getTime() < earliestMs) return { reason: lineReasons.tooEarly(at.toISOString().slice(0, 10)) };
    const times: PossibleTimes = [{ at, utcOffsetMinutes: utcOffsetMinutes ?? offsetAt(at) }];
    return { momentKey: at.toISOString(), times };
  };

  return ({ place, moment, content }: SettledEntry): Located => {
    if (content.type === 'skipped') return { type: 'skipped', place };
    if (content.type === 'error') return { type: 'error', place, reason: content.reason };
    const found =
      moment.type === 'instant'
        ? locateInstant(moment.at, moment.utcOffsetMinutes)
        : locateWritten(moment.text, moment.timestamp);
    return 'reason' in found
      ? { type: 'error', place, reason: found.reason }
      : { type: 'located', place, content, ...found };
  };
};
