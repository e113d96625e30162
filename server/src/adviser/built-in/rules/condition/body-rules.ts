import { defineRule } from '../../tip-rule.ts';
import { formatDecimal, formatKg } from '../../words.ts';
import { DIURETICS } from '../medicine/medicine-groups.ts';

/** A loss that already helps, in shares of the weight, and the time it is spread over. */
const SMALL_LOSS = { from: 0.05, to: 0.1 } as const;

/** Water of a day, litres for each kg; beyond the heaviest weight the rule of thumb says too much. */
const WATER_L_PER_KG = { from: 0.03, to: 0.035 } as const;
const HEAVIEST_FOR_WATER_KG = 90;

const obesityClasses: readonly string[] = ['obesity_1', 'obesity_2', 'obesity_3'];

/** Weight, with respect: goals only for adults, and never where an eating disorder may be. */
export const bodyRules = [
  defineRule({
    key: 'small-weight-goal',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    // Not where the weight already falls fast, nor with kidney disease, where the nutritionist decides.
    when: ({ hasCondition, hasEatingRisk, hasKidneyDisease, bodyMass, weight, ageYears }) => {
      const isObese = bodyMass?.kind === 'class' && obesityClasses.includes(bodyMass.bmiClass);
      const isTooThin = bodyMass?.kind === 'class' && ['underweight', 'healthy'].includes(bodyMass.bmiClass);
      if (hasEatingRisk || hasKidneyDisease || isTooThin || weight.isFallingFast) return null;
      if (!isObese && !hasCondition('Obesidade')) return null;
      // A figure of one's own only where the age is known: under 18 there is none.
      return {
        weightKg: ageYears === null ? null : weight.currentKg,
        bmi: bodyMass?.kind === 'class' ? bodyMass.bmi : null,
      };
    },
    slots: ({ hasCondition }, { weightKg, bmi }) => ({
      own_figures: weightKg === null ? null : 'known',
      from_kg: weightKg && formatDecimal(weightKg * SMALL_LOSS.from, 0),
      to_kg: weightKg && formatDecimal(weightKg * SMALL_LOSS.to, 0),
      obesity_line: hasCondition('Obesidade'),
      weight_line: weightKg === null ? null : 'known',
      weight: weightKg && formatKg(weightKg),
      bmi_line: bmi === null ? null : 'known',
      bmi: bmi && formatDecimal(bmi, 1),
    }),
  }),
  defineRule({
    key: 'low-weight',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: ({ bodyMass, hasEatingRisk }) =>
      !hasEatingRisk && bodyMass?.kind === 'class' && bodyMass.bmiClass === 'underweight' && bodyMass.bmi,
    slots: (_, bmi) => ({ bmi: formatDecimal(bmi, 1) }),
  }),
  defineRule({
    key: 'very-high-weight',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: ({ bodyMass, hasEatingRisk }) =>
      !hasEatingRisk && bodyMass?.kind === 'class' && bodyMass.bmiClass === 'obesity_3' && bodyMass.bmi,
    slots: (_, bmi) => ({ bmi: formatDecimal(bmi, 1) }),
  }),
  defineRule({
    key: 'overweight-habit',
    topic: 'weight',
    category: 'nutrition',
    audience: 'adults',
    priority: 'low',
    when: ({ bodyMass, hasEatingRisk, hasCondition }) =>
      !hasEatingRisk &&
      !hasCondition('Obesidade') &&
      bodyMass?.kind === 'class' &&
      bodyMass.bmiClass === 'overweight' &&
      bodyMass,
    slots: (_, { bmi, isOlder }) => ({ bmi: formatDecimal(bmi, 1), band: isOlder ? 'older' : 'adult' }),
  }),
  defineRule({
    key: 'water-by-weight',
    topic: 'water',
    category: 'nutrition',
    audience: 'adults',
    priority: 'low',
    // With heart or kidney disease, or a diuretic, the amount of liquid is the doctor's.
    when: ({ ageYears, hasEatingRisk, medicines, weight: { currentKg, watchesFluid } }) =>
      ageYears !== null &&
      medicines.ofClass(...DIURETICS).length === 0 &&
      !hasEatingRisk &&
      !watchesFluid &&
      currentKg !== null &&
      currentKg <= HEAVIEST_FOR_WATER_KG &&
      currentKg,
    slots: (_, kg) => ({
      from_litres: formatDecimal(kg * WATER_L_PER_KG.from, 1),
      to_litres: formatDecimal(kg * WATER_L_PER_KG.to, 1),
      weight: formatKg(kg),
    }),
  }),
  defineRule({
    key: 'eating-support',
    topic: 'weight',
    category: 'mental',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasEatingRisk }) => hasEatingRisk,
  }),
  defineRule({
    key: 'older-balance',
    topic: 'balance',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ isOlder, canWalk, ageYears }) => isOlder && canWalk && ageYears,
  }),
];
