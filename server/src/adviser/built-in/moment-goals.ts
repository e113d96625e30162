import type { GlucoseBand } from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from './facts/facts.ts';

/** A goal in mg/dL, both ends included. */
type Goals = Readonly<Record<'beforeMeals' | 'bedtime', GlucoseBand>>;

/**
 * Usual goals by the moment of the day (Sociedade Brasileira de Diabetes 2023). Older people have the adults' or wider
 * ones by their health: a tip speaks up only outside the wider.
 */
const adultGoals: Goals = { beforeMeals: { from: 80, to: 130 }, bedtime: { from: 90, to: 150 } };
const frailGoals: Goals = { beforeMeals: { from: 90, to: 150 }, bedtime: { from: 100, to: 180 } };

export const momentGoalOf = ({ isOlder }: Facts, moment: keyof Goals): GlucoseBand =>
  (isOlder ? frailGoals : adultGoals)[moment];

/** 'a faixa mais usada vai de 80 a 130 mg/dL', for older people both. */
export const momentGoalWords = ({ words, isOlder }: Facts, moment: keyof Goals): string => {
  const band = ({ from, to }: GlucoseBand): string => `de ${words.plain(from)} a ${words.glucose(to)}`;
  return isOlder
    ? `para pessoas idosas a faixa usual vai ${band(adultGoals[moment])}, ou ${band(frailGoals[moment])} com a saúde mais frágil`
    : `a faixa mais usada vai ${band(adultGoals[moment])}`;
};
