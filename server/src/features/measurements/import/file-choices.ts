import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  DATE_ORDER_AMBIGUOUS,
  type DateOrder,
  UNIT_AMBIGUOUS,
} from '@vida/contract/measurements/import-schemas.ts';
import { conflict } from '../../../http/errors.ts';
import type { Entry, RowReading } from './file-format.ts';
import { fileReasons } from './import-messages.ts';
import { findDateOrder } from './time/date-order.ts';
import type { Timestamp } from './time/timestamp.ts';

/** Any value of 40 or more can only be mg/dL; otherwise the person has to say it. */
const ONLY_MG_DL_FROM = 40;

function* glucoseIn(entries: readonly Entry[]): Generator<RowReading> {
  for (const { content } of entries)
    if (content.type === 'data')
      for (const reading of content.readings) if (reading.metricType === 'glucose') yield reading;
}

function* timestampsIn(entries: readonly Entry[]): Generator<Timestamp> {
  for (const { moment } of entries) if (moment.type === 'written' && moment.timestamp) yield moment.timestamp;
}

/** The glucose unit of a file: named in it, else said by the person, else plain from its values. Else asks (409). */
export const findUnit = (
  entries: readonly Entry[],
  named: GlucoseUnit | null,
  said: GlucoseUnit | undefined,
): GlucoseUnit => {
  if (named) return named;
  if (said) return said;
  let unclear = 0;
  let unitOfRow: GlucoseUnit | null = null;
  for (const { value, glucoseUnit } of glucoseIn(entries)) {
    unitOfRow ??= glucoseUnit;
    if (value === null || glucoseUnit !== null) continue;
    if (value >= ONLY_MG_DL_FROM) return 'mg/dL';
    unclear += 1;
  }
  if (unclear > 0) throw conflict(UNIT_AMBIGUOUS, fileReasons.unitAmbiguous);
  return unitOfRow ?? 'mg/dL';
};

/** How the dates of a file are written; null where they leave no choice. Asks (409) where nothing settles it. */
export const findOrder = (entries: readonly Entry[], said: DateOrder | undefined): DateOrder | null => {
  const order = findDateOrder(timestampsIn(entries), said);
  if (order === 'ambiguous') throw conflict(DATE_ORDER_AMBIGUOUS, fileReasons.dateOrderAmbiguous);
  return order === 'settled' ? null : order;
};
