import type { BmiClass } from '@vida/contract/profile/body-mass-rules.ts';
import { GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { formatDecimal, formatKg } from '../format-values.ts';
import type { Found, Rules } from '../tip-rule.ts';

/** A loss that already helps, in shares of the weight. */
const SMALL_LOSS = { from: 0.05, to: 0.1 } as const;

/** Water of a day, litres for each kg; beyond the heaviest weight the rule of thumb says too much. */
const WATER_L_PER_KG = { from: 0.03, to: 0.035 } as const;
const HEAVIEST_FOR_WATER_KG = 90;

/** Where the recommended sleep of adults ends, hours a night. */
const LONG_SLEEP_HOURS = 9;

/** The body mass index as the texts name it, where its class is one of these. */
const ofClass = ({ bodyMass }: Facts, ...any: readonly BmiClass[]): Found | false =>
  bodyMass?.kind === 'class' && any.includes(bodyMass.bmiClass) && { bmi: formatDecimal(bodyMass.bmi, 1) };

/** What a condition or a situation of life asks for, where its row in the table does not say all of it. */
export const conditionRules: Rules = {
  'prenatal-care': ({ glucose: { summary }, profile }) => ({
    ticked: profile.pregnant === true,
    readings: summary.readingCount > 0 ? summary.readingCount : null,
  }),

  'heart-fats': ({ says, hasKidneyDisease }) => {
    const noFish = says('diet:Vegetariano', 'diet:Vegano', 'food_allergy:Peixes');
    const other = noFish ? 'no_fish' : 'usual';
    return { protein: hasKidneyDisease ? 'kidney' : other };
  },
  // Who takes a medicine that keeps potassium hears of the salt in a tip of its own.
  'kidney-star-fruit': ({ says }) => ({ light_salt: !says('medicine:keeps_potassium') }),
  'kidney-painkillers': ({ hasKidneyDisease, says }) => {
    const hasPainkiller = says('medicine:nsaid');
    return {
      priority: hasPainkiller ? 'high' : 'medium',
      in_profile: hasKidneyDisease,
      has_painkiller: hasPainkiller,
    };
  },

  // Weight, with respect: goals only for adults, never where an eating disorder may be; not where the weight already
  // falls fast, nor with kidney disease, where the nutritionist decides.
  'small-weight-goal': (facts) => {
    const { bodyMass, weight, ageYears } = facts;
    if (weight.isFallingFast) return null;
    const hasObesity = facts.says('condition:Obesidade');
    const isObese = hasObesity || ofClass(facts, 'obesity_1', 'obesity_2', 'obesity_3');
    if (!isObese || ofClass(facts, 'underweight', 'healthy')) return null;
    // A figure of one's own only where the age is known: under 18 there is none.
    const weightKg = ageYears === null ? null : weight.currentKg;
    const bmi = bodyMass?.kind === 'class' ? bodyMass.bmi : null;
    return {
      from_kg: weightKg && formatDecimal(weightKg * SMALL_LOSS.from, 0),
      to_kg: weightKg && formatDecimal(weightKg * SMALL_LOSS.to, 0),
      obesity_line: hasObesity,
      weight: weightKg && formatKg(weightKg),
      bmi: bmi && formatDecimal(bmi, 1),
    };
  },
  'low-weight': (facts) => ofClass(facts, 'underweight'),
  'very-high-weight': (facts) => ofClass(facts, 'obesity_3'),
  'overweight-habit': (facts) => ofClass(facts, 'overweight'),
  // With heart or kidney disease, or a diuretic, the amount of liquid is the doctor's.
  'water-by-weight': ({ ageYears, weight: { currentKg } }) => {
    if (ageYears === null || currentKg === null || currentKg > HEAVIEST_FOR_WATER_KG) return null;
    return {
      from_litres: formatDecimal(currentKg * WATER_L_PER_KG.from, 1),
      to_litres: formatDecimal(currentKg * WATER_L_PER_KG.to, 1),
      weight: formatKg(currentKg),
    };
  },

  'short-sleep-goal': ({ profile: { sleepGoal } }) =>
    sleepGoal < GOOD_SLEEP_HOURS && { goal: formatDecimal(sleepGoal, 1) },
  'long-sleep-goal': ({ profile: { sleepGoal } }) =>
    sleepGoal > LONG_SLEEP_HOURS && { goal: formatDecimal(sleepGoal, 1) },
  'insomnia-routine': ({ sleep }) => sleep.insomnia === null,
  // Poor nights on record have a tip of their own.
  'snoring-check': ({ sleep }) => !sleep.isPoor,
  // What is recorded speaks for itself.
  'anxiety-caffeine': ({ substances: { caffeine } }) => caffeine.daysWithUse === 0,
};
