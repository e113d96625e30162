import type { Facts } from '../../facts/facts.ts';
import type { DayAmount } from '../../facts/use-sums.ts';
import type { Slots } from '../../tip-texts.ts';
import { count, formatDay, formatDecimal } from '../../words.ts';

/** '9,5 doses-padrão' */
const doseWords = (doses: number): string =>
  `${formatDecimal(doses, 1)} ${doses === 1 ? 'dose-padrão' : 'doses-padrão'}`;

/** The slots of every text about alcohol; `day` is the one it speaks of, where it speaks of one. */
export const alcoholSlotsOf = (facts: Facts, day: DayAmount | null = null): Slots => {
  const { dosesOfWeek, drinkingDays, newestAt, wasInLastDay } = facts.substances.alcohol;
  return {
    week_doses: doseWords(dosesOfWeek),
    week_days: count(drinkingDays, 'dia', 'dias'),
    drinking_days: drinkingDays,
    last_use: newestAt && facts.words.moment(newestAt),
    in_last_day: wasInLastDay,
    // What somebody prone to lows hears within a day of drinking; adults have a tip of its own for it.
    lows_note: facts.isProneToLows && wasInLastDay,
    drinks_freely: !facts.weight.watchesFluid,
    day: day && formatDay(day.day),
    day_doses: day && doseWords(day.amount),
  };
};

/** The slots of every text about tobacco. */
export const tobaccoSlotsOf = ({ substances: { tobacco } }: Facts): Slots => ({
  smoked_line: tobacco.smokingDays === 0 ? 'before' : 'week',
  cigarettes: count(tobacco.cigarettesOfWeek, 'cigarro', 'cigarros'),
  smoking_days: count(tobacco.smokingDays, 'dia', 'dias'),
  last_smoked: tobacco.last && formatDay(tobacco.last.day),
});

/** The slots of every text about a day of much caffeine. */
export const caffeineSlotsOf = ({ day, amount }: DayAmount): Slots => ({
  day: formatDay(day),
  mg: `${formatDecimal(amount, 0)} mg`,
});
