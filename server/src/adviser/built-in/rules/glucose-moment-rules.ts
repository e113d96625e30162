import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import {
  type GlucoseBand,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  TARGET_UP_TO_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { isAbove } from '../facts/glucose-facts.ts';
import { count } from '../format-values.ts';
import type { Found, Rules } from '../tip-rule.ts';
import { MAX_LISTED, readingSlots } from './glucose-now-rules.ts';

/** One reading is chance; this many are a pattern worth a word. */
const PATTERN = 3;
const LOW_PATTERN = 2;
const PEAKS_PATTERN = 2;
/** Without diabetes on record: values a professional should see (never a diagnosis), mg/dL. */
const UNEXPLAINED_FASTING_MG_DL = 126;
const ATTENTION_FASTING_FROM_MG_DL = 100;
const UNEXPLAINED_CASUAL_MG_DL = 200;

/** A goal in mg/dL, both ends included. */
type Goals = Readonly<Record<'beforeMeals' | 'bedtime', GlucoseBand>>;

/**
 * Usual goals by the moment of the day (Sociedade Brasileira de Diabetes 2023). Older people have the adults' or wider
 * ones by their health: a tip speaks up only outside the wider.
 */
const adultGoals: Goals = { beforeMeals: { from: 80, to: 130 }, bedtime: { from: 90, to: 150 } };
const frailGoals: Goals = { beforeMeals: { from: 90, to: 150 }, bedtime: { from: 100, to: 180 } };

const goalOf = ({ isOlder }: Facts, moment: keyof Goals): GlucoseBand => (isOlder ? frailGoals : adultGoals)[moment];

/** Rounded first, so that the class agrees with the figure shown, mg/dL. */
const roundedMeanOf = (values: readonly number[]): number | null => {
  const mean = meanOf(values);
  return mean === null ? null : Math.round(mean);
};

/** The mean before meals or at bedtime, where it is a pattern above the goal. */
const meanAbove = (facts: Facts, values: readonly number[], moment: keyof Goals): Found | null => {
  const { words, isOlder } = facts;
  const mean = roundedMeanOf(values);
  if (values.length < PATTERN || mean === null || mean <= goalOf(facts, moment).to) return null;
  return {
    readings: values.length,
    mean: words.glucose(mean),
    moment_goal: isOlder ? 'older' : 'adult',
    from: words.plain(adultGoals[moment].from),
    to: words.glucose(adultGoals[moment].to),
    frail_from: words.plain(frailGoals[moment].from),
    frail_to: words.glucose(frailGoals[moment].to),
  };
};

/** Repeated values below the goal. */
const below = (facts: Facts, values: readonly number[], moment: keyof Goals): Found | false => {
  const { words } = facts;
  const limit = goalOf(facts, moment).from;
  const found = values.filter((value) => value < limit);
  return (
    found.length >= LOW_PATTERN && {
      fell: count(found.length, 'medição ficou', 'medições ficaram'),
      limit: words.glucose(limit),
      lows: found.slice(-MAX_LISTED).map((value) => ({ value: words.glucose(value) })),
    }
  );
};

/** Post-meal readings above 180, where they repeat. */
const repeatedPeaks = (facts: Facts): Found | false => {
  const { words, canWalk, glucose } = facts;
  const fasting = roundedMeanOf(glucose.fastingMgDl);
  const peaks = glucose.postMeal.filter(isAbove(TARGET_UP_TO_MG_DL));
  return (
    peaks.length >= PEAKS_PATTERN && {
      fasting: fasting && words.glucose(fasting),
      peaks_count: count(peaks.length, 'medição', 'medições'),
      peaks: peaks.slice(-MAX_LISTED).map((peak) => readingSlots(facts, peak)),
      move: canWalk,
    }
  );
};

/** What the moments of the day tell: after meals, before them, at bedtime; beside the usual goals only for adults. */
export const glucoseMomentRules: Rules = {
  'post-meal-walk': repeatedPeaks,
  'post-meal-plate': repeatedPeaks,
  'high-without-diabetes': (facts) => {
    const { fastingMgDl, summary } = facts.glucose;
    const mean = roundedMeanOf(fastingMgDl);
    const highs = summary.rangeCounts.high + summary.rangeCounts.veryHigh;
    const isFastingHigh = fastingMgDl.length >= 2 && mean !== null && mean >= UNEXPLAINED_FASTING_MG_DL;
    const isCasualHigh = (summary.highest?.value ?? 0) >= UNEXPLAINED_CASUAL_MG_DL;
    return (
      (highs >= PEAKS_PATTERN || isFastingHigh || isCasualHigh) && {
        // A child's first diabetes can become dangerous within days.
        urgency: facts.isMinor ? 4.5 : 0,
        fasting: isFastingHigh ? facts.words.glucose(mean) : null,
        // Where to go with them, and by when.
        where: facts.ownCare ?? (isCasualHigh ? 'soon' : 'later'),
        highs: highs > 0 ? count(highs, 'leitura', 'leituras') : null,
      }
    );
  },
  'fasting-attention': ({ words, glucose: { fastingMgDl } }) => {
    const mean = roundedMeanOf(fastingMgDl);
    return (
      mean !== null &&
      fastingMgDl.length >= PATTERN &&
      mean >= ATTENTION_FASTING_FROM_MG_DL &&
      mean < UNEXPLAINED_FASTING_MG_DL && {
        readings: fastingMgDl.length,
        mean: words.glucose(mean),
        from: words.plain(ATTENTION_FASTING_FROM_MG_DL),
        to: words.glucose(UNEXPLAINED_FASTING_MG_DL - 1),
      }
    );
  },
  'fasting-high': (facts) => meanAbove(facts, facts.glucose.fastingMgDl, 'beforeMeals'),
  'pre-meal-high': (facts) => meanAbove(facts, facts.glucose.preMealMgDl, 'beforeMeals'),
  'bedtime-high': (facts) => meanAbove(facts, facts.glucose.bedtimeMgDl, 'bedtime'),
  'bedtime-low': (facts) => below(facts, facts.glucose.bedtimeMgDl, 'bedtime'),
  'near-low-before-meals': (facts) => {
    const values = [...facts.glucose.fastingMgDl, ...facts.glucose.preMealMgDl];
    const noLows = values.filter((value) => !isBelowLimit(value, LOW_BELOW_MG_DL));
    return below(facts, noLows, 'beforeMeals');
  },
};
