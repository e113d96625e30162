import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { type GlucoseMeaning, type GlucoseReader, readGlucose } from '@vida/contract/measurements/glucose-meaning.ts';
import {
  EMERGENCY_ABOVE_MG_DL,
  type GlucoseAdvice,
  HIGH_UP_TO_MG_DL,
  isAboveLimit,
  LOW_BELOW_MG_DL,
  NORMAL_UP_TO_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { careGroupOf, hasDiabetes } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { formatAmount, formatReading } from '../glucose/format-glucose.ts';
import { goalMessages } from '../glucose/goal-messages.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { adviceLines, meaningMessages as messages } from './meaning-messages.ts';

type Described = Pick<HealthMetric, 'value' | 'rangeFlag' | 'context' | 'kind'>;

/** When a reading is told, and beside what. */
export interface GlucoseMoment {
  readonly unit: GlucoseUnit;
  /** Still about now: what it asks for is told as such. */
  readonly isNow: boolean;
  readonly isToday: boolean;
  /** Whether others of these days lay outside as well; null where that is not known. */
  readonly isRepeated: boolean | null;
}

/** For whom readings are read, on `today` (`yyyy-MM-dd`); before the first save nothing is known of the person. */
export const toGlucoseReader = (profile: HealthProfile, today: string): GlucoseReader => ({
  group: careGroupOf(profile, today),
  hasGoals: hasDiabetes(profile) || profile.updatedAt === null,
});

const adviceLimits: Record<NonNullable<GlucoseAdvice>, readonly ['below' | 'above', limitMgDl: number]> = {
  low_rule_of_15: ['below', LOW_BELOW_MG_DL],
  very_low_rule_of_15: ['below', VERY_LOW_BELOW_MG_DL],
  high_measure_again: ['above', HIGH_UP_TO_MG_DL],
  high_same_day_care: ['above', SAME_DAY_CARE_ABOVE_MG_DL],
  high_emergency: ['above', EMERGENCY_ABOVE_MG_DL],
};

type Placed = Extract<GlucoseMeaning, { kind: 'goal' | 'usual' }>;

type Goal = Extract<Placed, { kind: 'goal' }>;

const bandOf = (meaning: Goal, context: HealthMetric['context'], unit: GlucoseUnit): string => {
  const { from, to } = meaning.band;
  if (context === 'pos_refeicao') return messages.goalBelow(formatAmount(to + 1, unit));
  const say = meaning.isMomentGoal ? messages.goal : messages.band;
  return say(formatAmount(from, unit), formatAmount(to, unit));
};

/** Where the value stands beside a limit; never above or below one that reads like the value itself. */
const besideLimit = (say: (limit: string) => string, limit: string, shown: string): string =>
  shown === limit ? messages.atLimit(limit) : say(limit);

/** 'um pouco acima de 180' */
const placeOf = (meaning: Placed, { value, context }: Described, shown: string, unit: GlucoseUnit): string => {
  if (meaning.place === 'within') {
    if (meaning.kind === 'usual') {
      const sayUsual = (limit: string): string => messages.within(messages.usual(limit));
      return besideLimit(sayUsual, formatAmount(meaning.belowMgDl, unit), shown);
    }
    const band = bandOf(meaning, context, unit);
    if (value === null || !isAboveLimit(value, NORMAL_UP_TO_MG_DL)) return messages.within(band);
    // The card calls it 'Levemente elevada' (spec section 5): both are told, so that neither contradicts the other.
    const word = formatAmount(NORMAL_UP_TO_MG_DL, unit);
    return shown === word ? messages.withinAt(word, band) : messages.withinAbove(word, band);
  }
  const say = { below: messages.slightlyBelow, slightly_above: messages.slightlyAbove, above: messages.above }[
    meaning.place
  ];
  const limit = formatAmount(meaning.limitMgDl, unit);
  return besideLimit(meaning.kind === 'usual' ? messages.aboveUsual : say, limit, shown);
};

const nextOf = (meaning: Placed, metric: Described, moment: GlucoseMoment): readonly string[] => {
  const { kind, context } = metric;
  if (kind === 'sensor') return meaning.place === 'below' ? [messages.feelLow] : [];
  if (meaning.place === 'within') return context === null && meaning.kind === 'goal' ? [messages.markMoment] : [];
  if (meaning.place === 'below') return [messages.feelLow];
  if (meaning.kind === 'usual') return [meaning.place === 'above' ? messages.showSoon : messages.showNextTime];
  if (moment.isRepeated) return [messages.repeated];
  const comfort = meaning.place === 'above' ? messages.ifAgain : messages.once;
  const tomorrow = context === 'jejum' ? messages.againTomorrow : messages.tomorrow;
  return [...(moment.isRepeated === null ? [] : [comfort]), ...(moment.isToday ? [tomorrow] : [])];
};

const sentenceOf = (subject: string, place: string | null, next: readonly string[]): string =>
  [`${subject}${place === null ? '' : `: ${place}`}.`, ...next].join(' ');

/** A glucose reading in one sentence: '187 depois de comer: um pouco acima de 180. Uma vez só não preocupa.' */
export const describeGlucose = (metric: Described, reader: GlucoseReader, moment: GlucoseMoment): string => {
  const { value, rangeFlag, context } = metric;
  const { unit, isNow } = moment;
  const shown = value === null ? formatReading({ value, rangeFlag }, unit) : formatGlucoseNumber(value, unit);
  const subject = context && context !== 'outro' ? `${shown} ${measurementsMessages.contextPhrases[context]}` : shown;
  const meaning = readGlucose(metric, reader);
  if (meaning.kind === 'advice') {
    const [side, limitMgDl] = adviceLimits[meaning.advice];
    const place = rangeFlag
      ? measurementsMessages.flags[rangeFlag]
      : besideLimit(messages[side], formatAmount(limitMgDl, unit), shown);
    return sentenceOf(subject, place, [adviceLines[meaning.advice][isNow ? 'now' : 'past']]);
  }
  if (meaning.kind === 'guided') {
    const { aboveMgDl } = meaning;
    const place = aboveMgDl === null ? null : besideLimit(messages.above, formatAmount(aboveMgDl, unit), shown);
    return sentenceOf(subject, place, [goalMessages.ownGoals[reader.group === 'pregnant' ? 'pregnant' : 'minor']]);
  }
  const place = placeOf(meaning, metric, shown, unit);
  const isAtLimit = place === messages.atLimit(shown);
  return sentenceOf(subject, place, isAtLimit ? [] : nextOf(meaning, metric, moment));
};
