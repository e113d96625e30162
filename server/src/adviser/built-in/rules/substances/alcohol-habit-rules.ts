import { ALCOHOL_ATTENTION_OVER, LABEL_DAYS } from '@vida/contract/substances/substance-rules.ts';
import type { AlcoholFacts } from '../../facts/alcohol-facts.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatPressure } from '../../words.ts';
import { alcoholSlotsOf } from './substance-slots.ts';

/** WHO's older low-risk guidance: at most two doses a day, at least two days a week without (domain: alcohol). */
const MANY_DOSES_A_DAY = 2;
const FREE_DAYS = 2;

/** Where a tip may ask for less: not where stopping needs help, and not where the way leads to a doctor first. */
const ofWeek = (facts: Facts): AlcoholFacts | null => {
  const { alcohol } = facts.substances;
  return alcohol.dosesOfWeek > 0 && !alcohol.mayNeedHelpToStop && !alcohol.namesLiver ? alcohol : null;
};

const isHeavyDay = ({ heaviestDay, heavyOccasionDoses }: AlcoholFacts): boolean =>
  heaviestDay !== null && heaviestDay.amount >= heavyOccasionDoses;

/** Drinking habits of the last seven days; no amount is called safe. */
export const alcoholHabitRules = [
  defineRule({
    key: 'alcohol-heavy-day',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && isHeavyDay(alcohol) && alcohol.heaviestDay;
    },
    slots: (facts, day) => alcoholSlotsOf(facts, day),
  }),
  defineRule({
    key: 'alcohol-pressure',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => (facts.hasHypertension || facts.pressure.figures.isAboveGoal === true) && ofWeek(facts),
    slots: (facts) => {
      const { mean, isAboveGoal } = facts.pressure.figures;
      return {
        ...alcoholSlotsOf(facts),
        reason: mean && isAboveGoal ? 'measured' : 'in_profile',
        pressure: mean && formatPressure(mean),
      };
    },
  }),
  defineRule({
    key: 'alcohol-days-without',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && LABEL_DAYS - alcohol.drinkingDays < FREE_DAYS && alcohol;
    },
    slots: (facts) => alcoholSlotsOf(facts),
  }),
  defineRule({
    key: 'alcohol-week',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && alcohol.dosesOfWeek > ALCOHOL_ATTENTION_OVER && alcohol;
    },
    slots: (facts) => alcoholSlotsOf(facts),
  }),
  defineRule({
    key: 'alcohol-over-two',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      const day = alcohol?.heaviestDay ?? null;
      return alcohol && day && day.amount > MANY_DOSES_A_DAY && !isHeavyDay(alcohol) ? day : null;
    },
    slots: (facts, day) => alcoholSlotsOf(facts, day),
  }),
  defineRule({
    key: 'alcohol-no-safe-level',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const alcohol = ofWeek(facts);
      return alcohol && (alcohol.heaviestDay?.amount ?? 0) <= MANY_DOSES_A_DAY && alcohol;
    },
    slots: (facts) => alcoholSlotsOf(facts),
  }),
];
