import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { LABEL_DAYS, type Use } from '@vida/contract/substances/substance-rules.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';

/** A record as the contract's rules read it, with its day in the person's zone. */
export interface DatedUse extends Use {
  readonly day: string;
}

export const toDatedUse = ({ recordedAt, amount, ...use }: SubstanceRecord, timeZone: string): DatedUse => ({
  ...use,
  amount: Number(amount),
  day: dayOf(new Date(recordedAt), timeZone),
});

/** The uses of the days that the labels speak about, today included. */
export const usesOfWeek = (uses: readonly DatedUse[], today: string): DatedUse[] => {
  const firstDay = addDaysTo(today, 1 - LABEL_DAYS);
  return uses.filter(({ day }) => day >= firstDay);
};
