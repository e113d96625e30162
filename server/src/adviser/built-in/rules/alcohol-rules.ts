import { ALCOHOL_ATTENTION_OVER, LABEL_DAYS } from '@vida/contract/substances/substance-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { count, formatDay, formatDecimal, formatPressure } from '../format-values.ts';
import { type Found, type Rules, sharing } from '../tip-rule.ts';

/** WHO's older low-risk guidance: at most two doses a day, at least two days a week without (domain: alcohol). */
const MANY_DOSES_A_DAY = 2;
const FREE_DAYS = 2;

/** '9,5 doses-padrão' */
const doseWords = (doses: number): string =>
  `${formatDecimal(doses, 1)} ${doses === 1 ? 'dose-padrão' : 'doses-padrão'}`;

/** What fills every text about alcohol; `day` is the one with most of the week. */
const alcoholSlots = (facts: Facts): Found => {
  const { dosesOfWeek, drinkingDays, heaviestDay: day, newestAt, wasInLastDay } = facts.substances.alcohol;
  return {
    week_doses: doseWords(dosesOfWeek),
    week_days: count(drinkingDays, 'dia', 'dias'),
    drinking_days: drinkingDays,
    last_use: newestAt && facts.words.moment(newestAt),
    in_last_day: wasInLastDay,
    // What somebody prone to lows hears within a day of drinking; adults have a tip of its own for it.
    lows_note: facts.isProneToLows && wasInLastDay,
    day: day && formatDay(day.day),
    day_doses: day && doseWords(day.amount),
  };
};

/** The newest use of the last 30 days; null without one. */
const lastUse = (facts: Facts): Found | null => {
  const { newestAt } = facts.substances.alcohol;
  return newestAt === null ? null : { ...alcoholSlots(facts), newestAt };
};

/** The most of a day of the week, in doses. */
const mostOfDay = ({ substances: { alcohol } }: Facts): number => alcohol.heaviestDay?.amount ?? 0;

/** Whether that was heavy drinking. */
const wasHeavy = (facts: Facts): boolean => mostOfDay(facts) >= facts.substances.alcohol.heavyOccasionDoses;

/** Whether to stop needs no help. */
const mayStopAlone = ({ substances: { alcohol } }: Facts): boolean => !alcohol.mayNeedHelpToStop;

/** Drank this week and may be asked for less: not where stopping needs help. */
const mayDrinkLess = (facts: Facts): boolean => facts.substances.alcohol.dosesOfWeek > 0 && mayStopAlone(facts);

/** Alcohol where it can do harm at once, by records of the last 7 or 30 days. */
const careRules = sharing(lastUse, {
  'alcohol-help-to-stop': (facts) => {
    const { mayNeedHelpToStop, isHeavyMostDays, riskyDays, wasInLastDay } = facts.substances.alcohol;
    const hasOwnCare = facts.ownCare !== null;
    return (
      mayNeedHelpToStop && {
        head: isHeavyMostDays,
        who: isHeavyMostDays,
        own_care: hasOwnCare,
        lows_note: hasOwnCare && facts.isProneToLows && wasInLastDay,
        dependence_line: facts.says('condition:alcohol_dependence'),
        risky_days: riskyDays > 0 ? riskyDays : null,
        dose_note: riskyDays > 0,
      }
    );
  },
  'alcohol-pregnancy': mayStopAlone,
  'alcohol-under-18': mayStopAlone,
  'alcohol-lows': ({ substances: { alcohol } }) =>
    (alcohol.dosesOfWeek > 0 || alcohol.wasInLastDay) && { urgency: alcohol.wasInLastDay ? 2.3 : 0 },
  'alcohol-liver': mayStopAlone,
});

/** Drinking of the last seven days; no amount is called safe. */
const weekRules = sharing(alcoholSlots, {
  'alcohol-metformin': wasHeavy,
  'alcohol-heavy-day': (facts) => mayDrinkLess(facts) && wasHeavy(facts),
  'alcohol-pressure': (facts) => {
    const { mean, isAboveGoal } = facts.pressure.figures;
    return (
      (facts.hasHypertension || isAboveGoal === true) &&
      mayDrinkLess(facts) && {
        reason: mean && isAboveGoal ? 'measured' : 'in_profile',
        pressure: mean && formatPressure(mean),
      }
    );
  },
  'alcohol-days-without': (facts) =>
    mayDrinkLess(facts) && LABEL_DAYS - facts.substances.alcohol.drinkingDays < FREE_DAYS,
  'alcohol-week': (facts) => mayDrinkLess(facts) && facts.substances.alcohol.dosesOfWeek > ALCOHOL_ATTENTION_OVER,
  'alcohol-over-two': (facts) => mayDrinkLess(facts) && mostOfDay(facts) > MANY_DOSES_A_DAY && !wasHeavy(facts),
  'alcohol-no-safe-level': (facts) => mayDrinkLess(facts) && mostOfDay(facts) <= MANY_DOSES_A_DAY,
});

export const alcoholRules: Rules = { ...careRules, ...weekRules };
