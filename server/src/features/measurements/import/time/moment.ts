import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { parseTimestamp, type Timestamp, toLocalTime } from './timestamp.ts';

/** When something happened: as a clock without a zone wrote it, or an instant. */
export type Moment =
  | { readonly type: 'written'; readonly text: string; readonly timestamp: Timestamp | null }
  | {
      readonly type: 'instant';
      readonly at: Date;
      /** Minutes ahead of UTC where the file says it. */
      readonly utcOffsetMinutes: number | null;
    };

const MAX_OFFSET_MINUTES = 18 * 60;
const withOffset = /^(\d{4}[-/].{10,24}?) ?(Z|[+-]\d{2}(?::?\d{2})?)$/i;

const offsetMinutesOf = (text: string): number => {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  if (sign === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) + 0;
};

/** An ISO time that says its offset ('2025-04-22T10:00:00.000-0300', '…Z'); null for anything else. */
const parseInstant = (text: string): Moment | null => {
  const [, clock, zone] = withOffset.exec(text) ?? [];
  if (clock === undefined || zone === undefined) return null;
  const timestamp = parseTimestamp(clock);
  const local = timestamp && toLocalTime(timestamp, 'mdy');
  const offsetMinutes = offsetMinutesOf(zone);
  if (!local || Math.abs(offsetMinutes) > MAX_OFFSET_MINUTES) return null;
  const { year, month, day, hour, minute, second } = local;
  const milliseconds = Math.trunc(Number(`0.${/[.,](\d+)$/.exec(clock)?.[1] ?? '0'}`) * 1000);
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  return {
    type: 'instant',
    at: new Date(localMs - offsetMinutes * MINUTE_MS),
    // 'Z' is how computers write, not where the person was.
    utcOffsetMinutes: offsetMinutes === 0 ? null : offsetMinutes,
  };
};

/** Seconds or milliseconds since 1970, as programs write them. */
export const isEpoch = (text: string): boolean => /^(\d{10}|\d{13})$/.test(text);

const parseEpoch = (text: string): Moment | null =>
  isEpoch(text)
    ? {
        type: 'instant',
        at: new Date(Number(text) * (text.length === 10 ? 1000 : 1)),
        utcOffsetMinutes: null,
      }
    : null;

/** The moment that a text says; unreadable ones keep their text for the reason. */
export const parseMoment = (text: string): Moment =>
  parseInstant(text) ?? parseEpoch(text) ?? { type: 'written', text, timestamp: parseTimestamp(text) };

/** A clock reading, for files that never say a zone. */
export const parseWritten = (text: string): Moment => ({
  type: 'written',
  text,
  timestamp: parseTimestamp(text),
});

/** Whether the text is a day and a time. */
export const isMoment = (text: string): boolean => {
  const moment = parseMoment(text);
  return moment.type === 'instant' || moment.timestamp !== null;
};
