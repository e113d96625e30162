import { CLOCK_TOLERANCE_MS } from '@vida/contract/core/time.ts';
import { type Moment, readMoment } from '@vida/contract/core/wall-time.ts';
import { UNITS_WITH_DRINK } from '@vida/contract/substances/substance-kinds.ts';
import {
  type NewSubstanceRecord,
  newSubstanceRecordSchema,
  type SubstanceRecord,
  type SubstanceRecordChange,
} from '@vida/contract/substances/substance-schemas.ts';
import { invalid } from '../../http/errors.ts';
import { parseOrRefuse } from '../../http/validation.ts';
import type { SubstanceRow, SubstanceRowContent } from './substance-records-repository.ts';
import { substancesFieldLabels, substancesMessages } from './substances-messages.ts';

/** A stored use on the wire. */
export const toSubstanceRecord = ({
  userId: _,
  createdAt: __,
  amount,
  recordedAt,
  ...row
}: SubstanceRow): SubstanceRecord => ({
  ...row,
  amount: String(amount),
  recordedAt: recordedAt.toISOString(),
});

/** When it was; a moment in UTC carries its clock beside it, where it has one. Refuses the future. */
const readWhen = (
  { recordedAt, utcOffsetMinutes }: Pick<NewSubstanceRecord, 'recordedAt' | 'utcOffsetMinutes'>,
  now: Date,
  timeZone: string,
): Moment => {
  const moment = readMoment(recordedAt ?? now.toISOString(), timeZone);
  if (moment.at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS)
    throw invalid([{ field: 'recordedAt', message: substancesMessages.inFuture }]);
  const isUtc = recordedAt?.endsWith('Z') ?? false;
  return isUtc && typeof utcOffsetMinutes === 'number' ? { ...moment, utcOffsetMinutes } : moment;
};

/** What a sent use is stored as; left out, the moment is now. */
export const toRowContent = (input: NewSubstanceRecord, now: Date, timeZone: string): SubstanceRowContent => {
  const { at, utcOffsetMinutes } = readWhen(input, now, timeZone);
  return {
    substanceType: input.substanceType,
    amount: input.amount,
    unit: input.unit,
    drink: input.drink ?? null,
    sessionHours: input.sessionHours ?? null,
    notes: input.notes || null,
    recordedAt: at,
    utcOffsetMinutes,
  };
};

/** A moment that was not sent, or sent as it was read, stays on the clock it was written on. */
const keptWhen = (row: SubstanceRow, change: SubstanceRecordChange) => {
  const stored = row.recordedAt.toISOString();
  const { recordedAt, utcOffsetMinutes } = change;
  return recordedAt && recordedAt !== stored
    ? { recordedAt, utcOffsetMinutes }
    : { recordedAt: stored, utcOffsetMinutes: utcOffsetMinutes ?? row.utcOffsetMinutes };
};

/** What does not belong to the new unit goes with the old one, unless it was sent: then it is refused. */
const kept = <T>(sent: T | null | undefined, stored: T | null, belongs: boolean): T | null =>
  sent === undefined ? (belongs ? stored : null) : sent;

/** A stored use with a change applied; the result has to be possible as a whole. */
export const changeRowContent = (
  row: SubstanceRow,
  change: SubstanceRecordChange,
  now: Date,
  timeZone: string,
): SubstanceRowContent => {
  const unit = change.unit ?? row.unit;
  const merged = {
    substanceType: change.substanceType ?? row.substanceType,
    amount: change.amount ?? row.amount,
    unit,
    drink: kept(change.drink, row.drink, UNITS_WITH_DRINK.includes(unit)),
    sessionHours: kept(change.sessionHours, row.sessionHours, unit === 'sessões'),
    notes: change.notes === undefined ? row.notes : change.notes,
    ...keptWhen(row, change),
  };
  return toRowContent(parseOrRefuse(newSubstanceRecordSchema, merged, substancesFieldLabels), now, timeZone);
};
