import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { alcoholSlotsOf } from './substance-slots.ts';

/** The newest use of the last 30 days where the situation asks for care; never where stopping needs help. */
const lastUseWhere =
  (matches: (facts: Facts) => boolean) =>
  (facts: Facts): { readonly at: number } | null => {
    const { newestAt, mayNeedHelpToStop } = facts.substances.alcohol;
    return newestAt !== null && !mayNeedHelpToStop && matches(facts) ? { at: newestAt } : null;
  };

const atOf = ({ at }: { readonly at: number }): number => at;

const hasOwnCare = ({ isPregnant, isMinor }: Facts): boolean => isPregnant || isMinor;

/** Alcohol where it can do harm at once, by records of the last 7 or 30 days. */
export const alcoholCareRules = [
  defineRule({
    key: 'alcohol-help-to-stop',
    topic: 'alcohol',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 2.2,
    when: ({ substances: { alcohol } }) =>
      alcohol.mayNeedHelpToStop && alcohol.newestAt !== null && { at: alcohol.newestAt },
    newestAt: atOf,
    slots: (facts) => {
      const { isHeavyMostDays, namesDependence, riskyDays } = facts.substances.alcohol;
      const slots = alcoholSlotsOf(facts);
      return {
        ...slots,
        head: isHeavyMostDays,
        who: isHeavyMostDays,
        own_care: hasOwnCare(facts),
        lows_note: hasOwnCare(facts) && (slots.lows_note ?? null),
        dependence_line: namesDependence,
        risky_line: riskyDays > 0,
        risky_days: riskyDays,
        dose_note: riskyDays > 0,
      };
    },
  }),
  defineRule({
    key: 'alcohol-pregnancy',
    topic: 'alcohol',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: lastUseWhere(({ isPregnant }) => isPregnant),
    newestAt: atOf,
    slots: (facts) => alcoholSlotsOf(facts),
  }),
  defineRule({
    key: 'alcohol-under-18',
    topic: 'alcohol',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: lastUseWhere(({ isMinor, isPregnant }) => isMinor && !isPregnant),
    newestAt: atOf,
    slots: (facts) => alcoholSlotsOf(facts),
  }),
  defineRule({
    key: 'alcohol-lows',
    topic: 'alcohol-lows',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    urgency: ({ substances }) => (substances.alcohol.wasInLastDay ? 2.3 : 0),
    when: ({ isProneToLows, substances: { alcohol } }) =>
      isProneToLows &&
      alcohol.newestAt !== null &&
      (alcohol.dosesOfWeek > 0 || alcohol.wasInLastDay) && { at: alcohol.newestAt },
    newestAt: atOf,
    slots: (facts) => alcoholSlotsOf(facts),
  }),
  defineRule({
    key: 'alcohol-metformin',
    topic: 'metformin',
    category: 'medication',
    audience: 'adults',
    priority: 'high',
    when: ({ hasMedicine, substances: { alcohol } }) => {
      const { heaviestDay, heavyOccasionDoses } = alcohol;
      const isHeavy = heaviestDay !== null && heaviestDay.amount >= heavyOccasionDoses;
      return hasMedicine('Metformina') && isHeavy && heaviestDay;
    },
    slots: (facts, day) => alcoholSlotsOf(facts, day),
  }),
  defineRule({
    key: 'alcohol-liver',
    topic: 'alcohol',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: lastUseWhere(({ substances }) => substances.alcohol.namesLiver),
    newestAt: atOf,
    slots: (facts) => alcoholSlotsOf(facts),
  }),
];
