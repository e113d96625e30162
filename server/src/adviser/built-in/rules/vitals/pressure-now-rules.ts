import {
  LOW_SYSTOLIC_BELOW,
  PREGNANCY_PRESSURE_CONTACT,
  PREGNANCY_PRESSURE_URGENT,
  PRESSURE_CRISIS,
} from '@vida/contract/measurements/pressure-rules.ts';
import type { TimedPressure } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { isPressureCrisis, reachesPressure } from '../../facts/pressure-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { formatPressure } from '../../words.ts';

/** Two readings at least this far apart are no slip of the cuff (domain rules: rest 15 to 30 minutes). */
const REST_MS = 15 * 60_000;

const atOf = ({ at }: TimedPressure): number => at;

/** The slots of every text about one reading. */
const slotsOf = ({ words }: Facts, reading: TimedPressure): Slots => ({
  reading: formatPressure(reading),
  moment: words.moment(reading.at),
});

/** Raised legs burden a weak heart, and on her back a pregnant woman's pressure falls further. */
const lieDown = ({ isPregnant, hasHeartDisease }: Facts): string => {
  if (isPregnant) return 'pregnant';
  return hasHeartDisease ? 'heart' : 'usual';
};

/** What the newest pressure asks for at once; never an extra pill. */
export const pressureNowRules = [
  defineRule({
    key: 'pressure-emergency-own-care',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.6,
    when: ({ isPregnant, isMinor, pressure: { lastOfDay } }) => {
      if (!lastOfDay) return null;
      if (isPregnant) return reachesPressure(lastOfDay, PREGNANCY_PRESSURE_URGENT) && lastOfDay;
      return isMinor && isPressureCrisis(lastOfDay) && lastOfDay;
    },
    newestAt: atOf,
    slots: (facts, reading) => {
      const who = facts.isPregnant ? 'pregnant' : 'minor';
      return { ...slotsOf(facts, reading), here: who, where: who };
    },
  }),
  defineRule({
    key: 'pressure-crisis-now',
    topic: 'pressure-now',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: 7.5,
    when: ({ pressure: { lastOfDay, crisesOfDay } }) => {
      if (!lastOfDay || !isPressureCrisis(lastOfDay)) return null;
      return { lastOfDay, lasts: crisesOfDay.some(({ at }) => lastOfDay.at - at >= REST_MS) };
    },
    newestAt: ({ lastOfDay }) => lastOfDay.at,
    slots: (facts, { lastOfDay, lasts }) => ({
      ...slotsOf(facts, lastOfDay),
      head: lasts ? 'lasts' : 'once',
      what: lasts ? 'lasts' : 'once',
      crisis_systolic: PRESSURE_CRISIS.systolic,
      crisis_diastolic: PRESSURE_CRISIS.diastolic,
    }),
  }),
  defineRule({
    key: 'pressure-pregnancy',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.2,
    // Of the whole week: a later, calmer reading does not settle it.
    when: ({ isPregnant, pressure: { ofWeek } }) => {
      const high = ofWeek.findLast((reading) => reachesPressure(reading, PREGNANCY_PRESSURE_CONTACT));
      return isPregnant && high ? high : null;
    },
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-crisis-week',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 3.6,
    when: ({ isPregnant, pressure: { crisesOfWeek } }) => (isPregnant ? null : (crisesOfWeek.at(-1) ?? null)),
    newestAt: atOf,
    slots: (facts, reading) => ({
      ...slotsOf(facts, reading),
      when: facts.isMinor ? 'minor' : 'adult',
      crises: facts.pressure.crisesOfWeek
        .slice(-3)
        .map((each) => `Pressão de ${formatPressure(each)}, em ${facts.words.moment(each.at)}`),
    }),
  }),
  defineRule({
    key: 'pressure-low-now',
    topic: 'pressure-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 2.4,
    // A child's pressure is lower than an adult's.
    when: ({ isMinor, pressure: { lastOfDay } }) =>
      !isMinor && lastOfDay !== null && lastOfDay.systolic < LOW_SYSTOLIC_BELOW && lastOfDay,
    newestAt: atOf,
    slots: (facts, reading) => ({
      ...slotsOf(facts, reading),
      lie_down: lieDown(facts),
      drink: facts.weight.watchesFluid ? 'limited' : 'usual',
      measure_glucose: facts.isProneToLows ? 'prone' : null,
    }),
  }),
];
