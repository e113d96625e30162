import { CUP_MG, GAMING_ATTENTION_OVER_HOURS } from '@vida/contract/substances/substance-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { POOR_QUALITY_BELOW, SLOW_MINUTES } from '../facts/sleep-facts.ts';
import type { DayAmount } from '../facts/use-sums.ts';
import { count, formatDay, formatDecimal, formatHours, listWords } from '../format-values.ts';
import { type Found, type Rules, sharing } from '../tip-rule.ts';

/** Whoever smokes every day and records in the evening is not without since yesterday. */
const WITHOUT_FROM_DAYS = 2;
/** From two weeks on circulation begins to improve. */
const CIRCULATION_FROM_DAYS = 14;
/** So many late days of the week are a habit, so many hours of gaming a day are long (our choice). */
const LATE_DAYS = 3;
const LONG_DAY_HOURS = 2;

const tobaccoSlots = ({ substances: { tobacco } }: Facts): Found => ({
  smoked_line: tobacco.smokingDays === 0 ? 'before' : 'week',
  cigarettes: count(tobacco.cigarettesOfWeek, 'cigarro', 'cigarros'),
  smoking_days: count(tobacco.smokingDays, 'dia', 'dias'),
  per_day: formatDecimal(tobacco.cigarettesPerDay, 1),
  last_smoked: tobacco.last && formatDay(tobacco.last.day),
});

/** Smoked in the last seven days, today or yesterday among them. */
const smokes = ({ substances: { tobacco } }: Facts): boolean =>
  tobacco.cigarettesOfWeek > 0 && tobacco.last !== null && tobacco.last.daysAgo < WITHOUT_FROM_DAYS;

/** What smoking weighs on most, as it is said after 'com'. */
const heartRisks = ({ hasDiabetes, hasHypertension, hasHeartDisease }: Facts): readonly string[] => [
  ...(hasDiabetes ? ['diabetes'] : []),
  ...(hasHypertension ? ['pressão alta'] : []),
  ...(hasHeartDisease ? ['doença do coração'] : []),
];

const caffeineSlots = ({ day, amount }: DayAmount): Found => ({
  day: formatDay(day),
  mg: `${formatDecimal(amount, 0)} mg`,
});

/** The day with most, where it lies above the limit that holds for the person. */
const overLimit = ({ substances: { caffeine } }: Facts): Found | false => {
  const { heaviestDay: day, limitMg, reasons } = caffeine;
  const isOver = day !== null && limitMg !== null && day.amount > limitMg;
  return (
    isOver && {
      ...caffeineSlots(day),
      limit: limitMg,
      first_reason: reasons[0] ?? null,
      reasons: listWords(reasons),
    }
  );
};

/** Nights that caffeine may have a share in: low marks, or slow to come. */
const sleepsPoorly = ({ sleep: { means } }: Facts): boolean =>
  means !== null && (means.meanQuality < POOR_QUALITY_BELOW || means.meanFallAsleepMinutes > SLOW_MINUTES);

/** Any use, without blame: one small step, and who helps. */
const tobaccoRules = sharing(tobaccoSlots, {
  'tobacco-pregnancy': smokes,
  'tobacco-under-18': smokes,
  'tobacco-heart': (facts) => smokes(facts) && { risks: listWords(heartRisks(facts)) },
  'tobacco-step': smokes,
  'tobacco-first-weeks': ({ says, substances: { tobacco } }) =>
    tobacco.last &&
    tobacco.last.daysAgo >= WITHOUT_FROM_DAYS && {
      days_without: count(tobacco.last.daysAgo, 'dia', 'dias'),
      is_early: tobacco.last.daysAgo < CIRCULATION_FROM_DAYS,
      mood: says('condition:Depressão', 'condition:Ansiedade'),
    },
});

/** Tobacco, caffeine and gaming. */
export const substanceRules: Rules = {
  ...tobaccoRules,

  'caffeine-pregnancy': overLimit,
  'caffeine-under-18': ({ substances: { caffeine } }) => {
    const { heaviestDay: day } = caffeine;
    return day && day.amount > CUP_MG && caffeineSlots(day);
  },
  'caffeine-careful-limit': (facts) => facts.substances.caffeine.reasons.length > 0 && overLimit(facts),
  'caffeine-over-limit': (facts) => facts.substances.caffeine.reasons.length === 0 && overLimit(facts),
  'late-caffeine': (facts) => {
    const { lateDays } = facts.substances.caffeine;
    const means = sleepsPoorly(facts) ? facts.sleep.means : null;
    return (
      lateDays >= LATE_DAYS && {
        priority: means ? 'medium' : 'low',
        late_days: lateDays,
        late_days_words: count(lateDays, 'dia', 'dias'),
        sleeps_poorly: means !== null,
        quality: means && formatDecimal(means.meanQuality, 1),
        fall_asleep: means?.meanFallAsleepMinutes ?? null,
      }
    );
  },

  // Hours alone are no illness.
  'gaming-week': ({ substances: { gaming } }) =>
    gaming.hoursOfWeek > GAMING_ATTENTION_OVER_HOURS && { hours: formatHours(gaming.hoursOfWeek) },
  'gaming-late': ({ sleep, nightAfter, substances: { gaming } }) =>
    nightAfter.gaming === null &&
    gaming.lateDays >= LATE_DAYS && {
      late_days_words: count(gaming.lateDays, 'dia', 'dias'),
      no_nights: sleep.nights.length === 0,
    },
  'gaming-breaks': ({ substances: { gaming } }) =>
    gaming.longestDay !== null &&
    gaming.longestDay.amount >= LONG_DAY_HOURS && {
      day: formatDay(gaming.longestDay.day),
      hours: formatHours(gaming.longestDay.amount),
    },
};
