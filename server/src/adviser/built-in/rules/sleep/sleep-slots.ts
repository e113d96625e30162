import type { Facts } from '../../facts/facts.ts';
import type { SleepMeans } from '../../facts/sleep-facts.ts';
import type { Slots } from '../../tip-texts.ts';
import { count, formatDecimal, formatHours } from '../../words.ts';

/** From this age on 7 to 8 hours are usual, until then up to 9. */
const SENIOR_AGE_YEARS = 65;

export const isSenior = ({ ageYears }: Facts): boolean => ageYears !== null && ageYears >= SENIOR_AGE_YEARS;

/** '12 noites registradas' of the last 14 days. */
export const recordedSlot = ({ sleep: { nights } }: Facts): string =>
  count(nights.length, 'noite registrada', 'noites registradas');

/** The slots of every text about the means of the newest nights. */
export const meansSlotsOf = (facts: Facts, means: SleepMeans): Slots => ({
  nights: means.nights,
  hours: formatHours(means.meanHours),
  asleep: formatHours(means.meanAsleepHours),
  quality: formatDecimal(means.meanQuality, 1),
  fall_asleep: means.meanFallAsleepMinutes,
  wakings: formatDecimal(means.meanWakings, 1),
  efficiency: means.efficiencyPercent,
  usual_hours: isSenior(facts) ? 'senior' : 'adult',
  recorded: recordedSlot(facts),
});
