import { invalid } from '../../http/errors.ts';
import { measurementsMessages } from './measurements-messages.ts';

/** A place in the list, newest first. */
export interface MetricPosition {
  readonly measuredAt: Date;
  readonly id: string;
}

/** Milliseconds of the years 1990 to 2286: PostgreSQL does not know every year that a Date can hold. */
const pattern = /^(\d{12,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place of a row, opaque to callers. */
export const toCursor = ({ measuredAt, id }: MetricPosition): string => `${measuredAt.getTime()}_${id}`;

/** The place that a cursor names; 400 for anything we did not hand out. */
export const parseCursor = (cursor: string): MetricPosition => {
  const [, ms, id] = pattern.exec(cursor) ?? [];
  if (ms === undefined || id === undefined)
    throw invalid([{ field: 'cursor', message: measurementsMessages.unknownCursor }]);
  return { measuredAt: new Date(Number(ms)), id };
};
