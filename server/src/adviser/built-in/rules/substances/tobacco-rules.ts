import type { Facts } from '../../facts/facts.ts';
import type { TobaccoFacts } from '../../facts/substance-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal, listWords } from '../../words.ts';
import { tobaccoSlotsOf } from './substance-slots.ts';

/** Whoever smokes every day and records in the evening is not without since yesterday. */
const WITHOUT_FROM_DAYS = 2;
/** From two weeks on circulation begins to improve. */
const CIRCULATION_FROM_DAYS = 14;

/** Smoked in the last seven days, today or yesterday among them. */
const smoking = ({ substances: { tobacco } }: Facts): TobaccoFacts | null =>
  tobacco.cigarettesOfWeek > 0 && tobacco.last !== null && tobacco.last.daysAgo < WITHOUT_FROM_DAYS
    ? tobacco
    : null;

/** What smoking weighs on most, as it is said after 'com'. */
const heartRisks = ({ hasDiabetes, hasHypertension, hasHeartDisease }: Facts): readonly string[] => [
  ...(hasDiabetes ? ['diabetes'] : []),
  ...(hasHypertension ? ['pressão alta'] : []),
  ...(hasHeartDisease ? ['doença do coração'] : []),
];

/** Any use, without blame: one small step, and who helps. */
export const tobaccoRules = [
  defineRule({
    key: 'tobacco-pregnancy',
    topic: 'tobacco',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: (facts) => facts.isPregnant && smoking(facts),
    slots: tobaccoSlotsOf,
  }),
  defineRule({
    key: 'tobacco-under-18',
    topic: 'tobacco',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: (facts) => facts.isMinor && !facts.isPregnant && smoking(facts),
    slots: tobaccoSlotsOf,
  }),
  defineRule({
    key: 'tobacco-heart',
    topic: 'tobacco',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const tobacco = smoking(facts);
      const risks = heartRisks(facts);
      return tobacco && risks.length > 0 ? { risks } : null;
    },
    slots: (facts, { risks }) => ({ ...tobaccoSlotsOf(facts), risks: listWords(risks) }),
  }),
  defineRule({
    key: 'tobacco-step',
    topic: 'tobacco',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: smoking,
    slots: (facts, { cigarettesPerDay }) => ({
      ...tobaccoSlotsOf(facts),
      per_day: formatDecimal(cigarettesPerDay, 1),
    }),
  }),
  defineRule({
    key: 'tobacco-first-weeks',
    topic: 'tobacco',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ substances: { tobacco } }) =>
      tobacco.last !== null && tobacco.last.daysAgo >= WITHOUT_FROM_DAYS && tobacco.last,
    slots: (facts, { daysAgo }) => ({
      ...tobaccoSlotsOf(facts),
      days_without: count(daysAgo, 'dia', 'dias'),
      is_early: daysAgo < CIRCULATION_FROM_DAYS,
      mood: facts.hasCondition('Depressão', 'Ansiedade'),
    }),
  }),
];
