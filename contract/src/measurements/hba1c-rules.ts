import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { CareGroup } from '../profile/care-rules.ts';

/**
 * Glycated haemoglobin in %. With diabetes: beside the usual goal of the Sociedade Brasileira de Diabetes; without:
 * the bands of the diagnostic criteria, as information, for a laboratory and a doctor decide.
 */
export type Hba1cClass =
  | 'too_low'
  | 'in_goal'
  | 'above_goal'
  | 'far_above_goal'
  | 'usual'
  | 'attention'
  | 'show_doctor';

/** Goals: below 7 % for adults, below 7.5 % for healthy older people. */
export const HBA1C_GOAL_BELOW = 7;
export const HBA1C_OLDER_GOAL_BELOW = 7.5;
export const HBA1C_FAR_ABOVE = 9;
/**
 * For older people whose medicine can bring glucose too low: below it lows threaten more than the value protects
 * (Endocrine Society 2019 asks for at least 7 %; the lower limit here is told even without a low on record).
 */
export const HBA1C_OLDER_TOO_LOW_BELOW = 6.5;
/** The same where there were lows lately. */
export const HBA1C_OLDER_TOO_LOW_WITH_LOWS_BELOW = 7;
/** Without diabetes. */
export const HBA1C_ATTENTION_FROM = 5.7;
export const HBA1C_SHOW_DOCTOR_FROM = 6.5;

/** The usual goal of a group; null in pregnancy and under 18, where a professional sets it. */
export const hba1cGoalOf = (group: CareGroup): number | null => {
  if (group === 'older') return HBA1C_OLDER_GOAL_BELOW;
  return group === 'adult' ? HBA1C_GOAL_BELOW : null;
};

/** Whose value it is. */
export interface Hba1cCare {
  readonly group: CareGroup;
  readonly hasDiabetes: boolean;
  /** Insulin, a sulfonylurea or a glinide. */
  readonly isProneToLows: boolean;
  /** Glucose below 70 in the last days, where that is known. */
  readonly hadLows?: boolean;
}

/** The class of a laboratory value; null where no class may be told. */
export const classifyHba1c = (
  percent: number,
  { group, hasDiabetes, isProneToLows, hadLows = false }: Hba1cCare,
): Hba1cClass | null => {
  const goal = hba1cGoalOf(group);
  if (goal === null) return null;
  const tooLowBelow = hadLows ? HBA1C_OLDER_TOO_LOW_WITH_LOWS_BELOW : HBA1C_OLDER_TOO_LOW_BELOW;
  if (group === 'older' && isProneToLows && percent < tooLowBelow) return 'too_low';
  if (!hasDiabetes) {
    if (percent < HBA1C_ATTENTION_FROM) return 'usual';
    return percent < HBA1C_SHOW_DOCTOR_FROM ? 'attention' : 'show_doctor';
  }
  if (percent < goal) return 'in_goal';
  return percent > HBA1C_FAR_ABOVE ? 'far_above_goal' : 'above_goal';
};

/** The test is repeated every three to six months. */
export const HBA1C_REPEAT_MONTHS = { from: 3, to: 6 } as const;

const monthsAfter = (day: string, months: number): string =>
  formatISO(addMonths(parseISO(day), months), { representation: 'date' });

/** When the next test is usual after one of `day` (`yyyy-MM-dd`), and whether that has passed on `today`. */
export const nextHba1cAfter = (
  day: string,
  today: string,
): { readonly fromDay: string; readonly toDay: string; readonly isLate: boolean } => {
  const toDay = monthsAfter(day, HBA1C_REPEAT_MONTHS.to);
  return { fromDay: monthsAfter(day, HBA1C_REPEAT_MONTHS.from), toDay, isLate: today > toDay };
};
