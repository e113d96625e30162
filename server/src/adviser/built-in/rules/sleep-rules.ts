import { chooseSleepTip, GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { Facts } from '../facts/facts.ts';
import type { NightsAfter } from '../facts/night-after-facts.ts';
import {
  LONG_FALL_ASLEEP_MINUTES,
  MANY_WAKINGS,
  POOR_QUALITY_BELOW,
  SHORT_NIGHT_HOURS,
  SLOW_MINUTES,
  type SleepMeans,
  type SleptNight,
  VERY_SHORT_NIGHT_HOURS,
} from '../facts/sleep-facts.ts';
import { count, formatClock, formatDay, formatDecimal, formatHours, listWords } from '../format-values.ts';
import type { Found, Rule, Rules } from '../tip-rule.ts';

/** One restless night says nothing. */
const MIN_RESTLESS_NIGHTS = 2;
const OBESE_FROM_BMI = 30;
/** Three very short nights are an alarm (domain: vitals), three short ones in a row are told too (our choice). */
const MIN_SHORT_NIGHTS = 3;
/** Children and teenagers need more than adults; below this a talk is worth it (our choice, no target). */
const YOUNG_SHORT_HOURS = 8;
/** More hours asleep than these are many. */
const MANY_HOURS = { adult: 9, senior: 8, clearly: 10 } as const;
/** From this age on 7 to 8 hours are usual, until then up to 9. */
const SENIOR_AGE_YEARS = 65;
/** Below it the screen says 'Ruim'. */
const VERY_POOR_QUALITY_BELOW = 4;
/** From this share of the time in bed on it is good (domain: sleep). */
const GOOD_EFFICIENCY_PERCENT = 85;
/** Waking times further apart are called irregular, closer ones steady (our choice). */
const IRREGULAR_OVER_MINUTES = 120;
const STEADY_UP_TO_MINUTES = 60;

const isSenior = ({ ageYears }: Facts): boolean => ageYears !== null && ageYears >= SENIOR_AGE_YEARS;

/** '12 noites registradas' of the last 14 days. */
const recorded = ({ sleep: { nights } }: Facts): string =>
  count(nights.length, 'noite registrada', 'noites registradas');

/** A rule about the means of the newest nights: where `find` says so, with the slots of all these texts. */
const ofMeans =
  (find: (means: SleepMeans, facts: Facts) => Found | boolean): Rule =>
  (facts) => {
    const { means } = facts.sleep;
    const found = means && find(means, facts);
    return (
      means &&
      found && {
        nights: means.nights,
        hours: formatHours(means.meanHours),
        asleep: formatHours(means.meanAsleepHours),
        quality: formatDecimal(means.meanQuality, 1),
        fall_asleep: means.meanFallAsleepMinutes,
        wakings: formatDecimal(means.meanWakings, 1),
        efficiency: means.efficiencyPercent,
        usual_hours: isSenior(facts) ? 'senior' : 'adult',
        recorded: recorded(facts),
        ...(found === true ? {} : found),
      }
    );
  };

/** Conditions beside which pauses of breath are common. With an eating disorder nothing is said of the body. */
const apneaConditions = (facts: Facts): readonly string[] => {
  const isObese = facts.bodyMass?.kind === 'class' && facts.bodyMass.bmi >= OBESE_FROM_BMI;
  const ofBody = facts.says('condition:Obesidade') ? 'Obesidade' : isObese && 'IMC a partir de 30';
  return [
    ...(ofBody && !facts.hasEatingRisk ? [ofBody] : []),
    ...(facts.hasHypertension ? ['Hipertensão'] : []),
    ...(facts.says('condition:Diabetes Tipo 2') ? ['Diabetes Tipo 2'] : []),
  ];
};

const isRestless = ({ quality, nightWakings }: SleptNight): boolean =>
  quality < POOR_QUALITY_BELOW || nightWakings >= MANY_WAKINGS;

/** What fills the texts about short nights; null below three of them. */
const shortNights = ({ sleep }: Facts, nights: readonly SleptNight[], shortHours: number): Found | null =>
  nights.length < MIN_SHORT_NIGHTS
    ? null
    : {
        short: nights.length,
        all: sleep.nights.length,
        short_hours: shortHours,
        list: nights
          .slice(-5)
          .map(({ day, hours }) => `${formatDay(day)}: ${formatHours(hours)}`)
          .join('; '),
      };

const wakingSlots = ({ sleep: { waking } }: Facts): Found | null =>
  waking && {
    nights: waking.count,
    times: waking.fromMinute === waking.toMinute ? 'same' : 'between',
    from: formatClock(waking.fromMinute),
    to: formatClock(waking.toMinute),
    spread: formatHours(waking.spreadMinutes / 60),
  };

const isIrregular = ({ sleep: { waking } }: Facts): boolean =>
  waking !== null && waking.spreadMinutes > IRREGULAR_OVER_MINUTES;

/** Nothing worrying about the nights: praise never stands beside what asks for care. */
const isCalm = ({ sleep: { shortRun, veryShortNights, insomnia, isPoor } }: Facts): boolean =>
  shortRun.length === 0 && veryShortNights.length === 0 && insomnia === null && !isPoor;

/** One other night alone was not poor: the poor ones are always the smaller share of the others. */
const othersOf = ({ otherNights, otherPoor }: NightsAfter): string | null => {
  if (otherNights === 0) return null;
  if (otherNights === 1) return 'one';
  return otherPoor === 0 ? 'none' : 'some';
};

/** What fills the texts about nights after something: counts, never a cause. */
const nightsAfter = (found: NightsAfter | null): Found | null =>
  found && {
    nights: found.nights,
    nights_words: count(found.nights, 'noite', 'noites'),
    poor: found.poor === found.nights ? 'all' : 'some',
    poor_nights: found.poor,
    others: othersOf(found),
    other_nights: found.otherNights,
    other_poor: found.otherPoor,
  };

/** Nights on record: those that may hide an illness, how long, how good and how regular they are, what came before. */
export const sleepRules: Rules = {
  'apnea-poor-sleep': ofMeans((_, facts) => {
    const names = apneaConditions(facts);
    return (
      facts.sleep.isPoor &&
      names.length > 0 && { priority: names.length > 1 ? 'high' : 'medium', names: listWords(names) }
    );
  }),
  // Lows of the night that were measured have a tip of their own.
  'restless-nights-lows': ({ glucose, sleep: { nightsOfWeek } }) => {
    const restless = nightsOfWeek.filter(isRestless);
    return (
      glucose.nightLowsOfWeek.length === 0 &&
      restless.length >= MIN_RESTLESS_NIGHTS && {
        restless: restless.length,
        poor_below: POOR_QUALITY_BELOW,
        many_wakings: MANY_WAKINGS,
        days: restless.map(({ day }) => formatDay(day)).join(', '),
      }
    );
  },

  'very-short-nights': (facts) => {
    const nights = facts.sleep.veryShortNights;
    const found = shortNights(facts, nights, VERY_SHORT_NIGHT_HOURS);
    return found && { ...found, newestAt: nights.at(-1)?.wake.at.getTime() ?? null };
  },
  'short-nights-run': (facts) => shortNights(facts, facts.sleep.shortRun.toReversed(), SHORT_NIGHT_HOURS),
  'short-sleep': ofMeans(
    ({ meanHours, meanFallAsleepMinutes }, { profile }) =>
      meanHours < GOOD_SLEEP_HOURS && {
        priority: meanHours < SHORT_NIGHT_HOURS ? 'high' : 'medium',
        is_slow: meanFallAsleepMinutes > SLOW_MINUTES,
        goal: formatHours(profile.sleepGoal),
      },
  ),
  'short-sleep-own-care': ofMeans(
    ({ meanHours }, { isPregnant, isMinor }) =>
      (isMinor && meanHours < YOUNG_SHORT_HOURS) || (isPregnant && meanHours < GOOD_SLEEP_HOURS),
  ),
  'long-sleep': ofMeans(({ meanAsleepHours: hours }, facts) => {
    const isLong = hours > (isSenior(facts) ? MANY_HOURS.senior : MANY_HOURS.adult);
    return isLong && { priority: hours > MANY_HOURS.clearly ? 'medium' : 'low' };
  }),
  'sleep-figures': ofMeans(() => true),

  'insomnia-nights': (facts) =>
    facts.sleep.insomnia && {
      troubled: facts.sleep.insomnia.troubled,
      counted: facts.sleep.insomnia.nights,
      long_fall_asleep: LONG_FALL_ASLEEP_MINUTES,
      many_wakings: MANY_WAKINGS,
      poor_below: POOR_QUALITY_BELOW,
      recorded: recorded(facts),
    },
  'low-sleep-quality': ofMeans(({ meanQuality }, { says }) => {
    const isVeryPoor = meanQuality < VERY_POOR_QUALITY_BELOW;
    return (
      meanQuality < POOR_QUALITY_BELOW && {
        priority: isVeryPoor ? 'high' : 'medium',
        pain: says('condition:pain'),
        very_poor: isVeryPoor,
      }
    );
  }),
  'slow-to-fall-asleep': ofMeans(({ meanFallAsleepMinutes: minutes, efficiencyPercent }) => {
    const isNotable = minutes > LONG_FALL_ASLEEP_MINUTES || efficiencyPercent < GOOD_EFFICIENCY_PERCENT;
    return (
      minutes > SLOW_MINUTES && {
        priority: isNotable ? 'medium' : 'low',
        good_efficiency: GOOD_EFFICIENCY_PERCENT,
      }
    );
  }),
  'many-wakings': ofMeans(({ meanWakings }, { hasDiabetes, hasHeartDisease, hasKidneyDisease }) => {
    const holdsFluid = hasHeartDisease || hasKidneyDisease;
    return (
      meanWakings >= MANY_WAKINGS && {
        priority: hasDiabetes || holdsFluid ? 'medium' : 'low',
        fluid: holdsFluid,
      }
    );
  }),

  'irregular-waking': (facts) => isIrregular(facts) && wakingSlots(facts),
  // About what the person does, never about others.
  'sleep-well': ofMeans(
    (means, facts) =>
      chooseSleepTip(means) === 'praise' &&
      means.meanAsleepHours <= MANY_HOURS.adult &&
      isCalm(facts) &&
      !isIrregular(facts),
  ),
  'steady-waking': (facts) => {
    const { waking } = facts.sleep;
    return waking && waking.spreadMinutes <= STEADY_UP_TO_MINUTES && isCalm(facts) && wakingSlots(facts);
  },

  'night-after-alcohol': ({ nightAfter, substances: { alcohol } }) =>
    !alcohol.mayNeedHelpToStop && nightsAfter(nightAfter.alcohol),
  'night-after-caffeine': ({ nightAfter }) => nightsAfter(nightAfter.caffeine),
  'night-after-gaming': ({ nightAfter }) => nightsAfter(nightAfter.gaming),
};
