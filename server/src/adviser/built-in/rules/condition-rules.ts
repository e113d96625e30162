import type { BmiClass } from '@vida/contract/profile/body-mass-rules.ts';
import { GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { Facts } from '../facts/facts.ts';
import type { Found, Rules } from '../tip-rule.ts';
import { formatDecimal, formatKg } from '../words.ts';

/** A loss that already helps, in shares of the weight. */
const SMALL_LOSS = { from: 0.05, to: 0.1 } as const;

/** Water of a day, litres for each kg; beyond the heaviest weight the rule of thumb says too much. */
const WATER_L_PER_KG = { from: 0.03, to: 0.035 } as const;
const HEAVIEST_FOR_WATER_KG = 90;

const DIURETICS = [
  'medicine:thiazide',
  'medicine:loop_diuretic',
  'medicine:potassium_sparing',
  'medicine:diuretic_other',
];

/** Where the recommended sleep of adults ends, hours a night. */
const LONG_SLEEP_HOURS = 9;

/** Pregnancy and under 18: no targets and no plans here, the way leads to those who care for them. */
const careRules: Rules = {
  'prenatal-care': ({ isPregnant, glucose: { summary }, profile }) =>
    isPregnant && {
      ticked: profile.pregnant === true,
      readings: summary.readingCount > 0 ? summary.readingCount : null,
    },
  'pediatric-care': ({ isMinor }) => isMinor,
  'prenatal-movement': ({ isPregnant }) => isPregnant,
  'young-movement': ({ isMinor, isPregnant }) => isMinor && !isPregnant,
};

/** Pressure, heart, kidneys, and what diabetes asks for beside the numbers. */
const organRules: Rules = {
  'heart-warning-signs': ({ hasHeartDisease }) => hasHeartDisease,
  'heart-fats': ({ hasHeartDisease, says, hasKidneyDisease }) => {
    const noFish = says('diet:Vegetariano', 'diet:Vegano', 'food_allergy:Peixes');
    const other = noFish ? 'no_fish' : 'usual';
    return hasHeartDisease && { protein: hasKidneyDisease ? 'kidney' : other };
  },
  'pressure-salt': ({ hasHypertension }) => hasHypertension,
  'pressure-measuring': ({ hasHypertension }) => hasHypertension,
  // Who takes a medicine that keeps potassium hears of the salt in a tip of its own.
  'kidney-star-fruit': ({ hasKidneyDisease, says }) =>
    hasKidneyDisease && { light_salt: !says('medicine:keeps_potassium') },
  'kidney-boiling': ({ hasKidneyDisease }) => hasKidneyDisease,
  'kidney-painkillers': ({ hasKidneyDisease, hasHeartDisease, says }) => {
    const hasPainkiller = says('medicine:nsaid');
    return (
      (hasKidneyDisease || hasHeartDisease) && {
        priority: hasPainkiller ? 'high' : 'medium',
        in_profile: hasKidneyDisease,
        has_painkiller: hasPainkiller,
      }
    );
  },
  'diabetes-feet': ({ hasDiabetes }) => hasDiabetes,
  'diabetes-yearly': ({ hasDiabetes }) => hasDiabetes,
};

/** The body mass index as the texts name it, where its class is one of these and it may be talked about. */
const ofClass = ({ bodyMass, hasEatingRisk }: Facts, ...any: readonly BmiClass[]): Found | false =>
  bodyMass?.kind === 'class' &&
  !hasEatingRisk &&
  any.includes(bodyMass.bmiClass) && { bmi: formatDecimal(bodyMass.bmi, 1) };

/** Weight, with respect: goals only for adults, and never where an eating disorder may be. */
const bodyRules: Rules = {
  // Not where the weight already falls fast, nor with kidney disease, where the nutritionist decides.
  'small-weight-goal': (facts) => {
    const { hasEatingRisk, hasKidneyDisease, bodyMass, weight, ageYears } = facts;
    if (hasEatingRisk || hasKidneyDisease || weight.isFallingFast) return null;
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
  'overweight-habit': (facts) => !facts.says('condition:Obesidade') && ofClass(facts, 'overweight'),
  // With heart or kidney disease, or a diuretic, the amount of liquid is the doctor's.
  'water-by-weight': ({ ageYears, hasEatingRisk, says, weight: { currentKg, watchesFluid } }) => {
    const isLimited = watchesFluid || hasEatingRisk || says(...DIURETICS);
    if (ageYears === null || isLimited || currentKg === null || currentKg > HEAVIEST_FOR_WATER_KG)
      return null;
    return {
      from_litres: formatDecimal(currentKg * WATER_L_PER_KG.from, 1),
      to_litres: formatDecimal(currentKg * WATER_L_PER_KG.to, 1),
      weight: formatKg(currentKg),
    };
  },
  'eating-support': ({ hasEatingRisk }) => hasEatingRisk,
  'older-balance': ({ isOlder, canWalk }) => isOlder && canWalk,
};

/** Sleep, mood and company, by the profile alone. */
const mindRules: Rules = {
  'short-sleep-goal': ({ profile: { sleepGoal } }) =>
    sleepGoal < GOOD_SLEEP_HOURS && { goal: formatDecimal(sleepGoal, 1) },
  'long-sleep-goal': ({ profile: { sleepGoal } }) =>
    sleepGoal > LONG_SLEEP_HOURS && { goal: formatDecimal(sleepGoal, 1) },
  'insomnia-routine': ({ says, sleep }) => says('condition:Insônia') && sleep.insomnia === null,
  // Poor nights on record have a tip of their own.
  'snoring-check': ({ says, sleep }) =>
    !sleep.isPoor &&
    says('condition:Obesidade') &&
    says('condition:Hipertensão', 'condition:Diabetes Tipo 2'),
  // What is recorded speaks for itself.
  'anxiety-caffeine': ({ says, substances: { caffeine } }) =>
    caffeine.daysWithUse === 0 && says('condition:Ansiedade', 'condition:Insônia', 'condition:Enxaqueca'),
};

/** What a condition or a situation of life asks for. */
export const conditionRules: Rules = { ...careRules, ...organRules, ...bodyRules, ...mindRules };
