import { dayOf } from '@vida/contract/core/time.ts';
import {
  classifyHba1c,
  type Hba1cCare,
  type Hba1cClass,
  hba1cGoalOf,
  nextHba1cAfter,
} from '@vida/contract/measurements/hba1c-rules.ts';
import { foldConditions } from '@vida/contract/profile/care-rules.ts';
import type { Person, TimedHba1c } from '../../adviser.ts';
import { monthsBetween } from './calendar.ts';

/** Glycated haemoglobin of the last 400 days. */
export interface Hba1cFacts {
  readonly last: TimedHba1c | null;
  /** The examination before the newest, where it was another day. */
  readonly previous: TimedHba1c | null;
  /** Whole calendar months from the newest to today; 0 without any. */
  readonly ageMonths: number;
  /** More than six months have passed since the newest. */
  readonly isLate: boolean;
  /** `null` without a value, in pregnancy and under 18. */
  readonly hba1cClass: Hba1cClass | null;
  /** The usual goal of the person's group in %; `null` in pregnancy and under 18. */
  readonly goalPercent: number | null;
  /** The mean glucose in mg/dL that goes with the newest value. */
  readonly matchingMeanMgDl: number | null;
  /** Kidney disease, anaemia or changed haemoglobin on record: the value can mislead. */
  readonly isUnreliable: boolean;
}

/** Mean glucose in mg/dL that goes with an HbA1c in % (Nathan and others, Diabetes Care, 2008). */
const meanMgDlOf = (percent: number): number => 28.7 * percent - 46.7;

const misleading =
  /doenca renal|insuficiencia renal|dialise|anemia|falciforme|talassemia|hemoglobin|transfus/;

/** The HbA1c facts at `now`. */
export const buildHba1cFacts = (
  { profile, vitals, timeZone }: Person,
  now: Date,
  care: Hba1cCare,
): Hba1cFacts => {
  const dayAt = (at: number): string => dayOf(new Date(at), timeZone);
  const today = dayOf(now, timeZone);
  const last = vitals.hba1cs.at(-1) ?? null;
  return {
    last,
    previous: (last && vitals.hba1cs.findLast(({ at }) => dayAt(at) < dayAt(last.at))) ?? null,
    ageMonths: last ? monthsBetween(dayAt(last.at), today) : 0,
    isLate: last !== null && nextHba1cAfter(dayAt(last.at), today).isLate,
    hba1cClass: last && classifyHba1c(last.percent, care),
    goalPercent: hba1cGoalOf(care.group),
    matchingMeanMgDl: last && meanMgDlOf(last.percent),
    isUnreliable: misleading.test(foldConditions(profile)),
  };
};
