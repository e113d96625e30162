import { ageOn } from '../profile/age-rules.ts';
import { bodyMassIndex, classifyBmi, isPossibleBmi } from '../profile/body-mass-rules.ts';
import type { HealthProfile } from '../profile/profile-schemas.ts';
import { type DietNeeds, findNoPlanReason, readDietNeeds } from './diet-needs-rules.ts';
import type { NutritionEligibility } from './meal-schemas.ts';
import { DAILY_TARGETS } from './nutrition-rules.ts';

export type NutritionTargets = NonNullable<NutritionEligibility['targets']>;

/** Energy need over energy at rest, by the level of exercise. */
const ACTIVITY_FACTORS = { sedentary: 1.2, beginner: 1.375, intermediate: 1.55, advanced: 1.725 } as const;

/** kcal a day. */
const LOSS_KCAL = 500;
const GAIN_KCAL = 300;
/** Never less than this share of the need. */
const LARGEST_LOSS_SHARE = 0.25;
const LOWEST_KCAL = { female: 1200, male: 1500 } as const;
const HIGHEST_KCAL = 3500;

/** g of protein for each kg of body weight. */
const PROTEIN_PER_KG = { least: 0.8, most: 1.6, kidney: 0.8 } as const;
/** g a day with kidney disease where the weight is not known: 0.8 g/kg at 70 kg. */
const KIDNEY_PROTEIN_UNKNOWN_WEIGHT = 56;
/** mg a day at most with kidney disease of unknown stage. */
export const KIDNEY_POTASSIUM_MG = 2000;
/** mg a day at most: hypertension, heart and kidney disease (WHO), and for who asks for little sodium. */
export const CARE_SODIUM_MG = 2000;
export const LOW_SODIUM_MG = 1500;
/** g of fibre a day with obesity; otherwise for each 1000 kcal. */
export const OBESITY_FIBER = 30;
const FIBER_PER_1000_KCAL = 14;

type Macros = Pick<NutritionTargets, 'calories' | 'carbs' | 'proteins' | 'fats' | 'fiber'>;

/** Carbohydrate 50 %, protein 20 % and fat 30 % of the energy, as the specification's constants. */
const macrosOf = (calories: number, weightKg: number, needs: DietNeeds): Macros => ({
  calories,
  carbs: Math.round(calories / 8),
  proteins: Math.round(
    Math.min(Math.max((calories * 0.2) / 4, PROTEIN_PER_KG.least * weightKg), PROTEIN_PER_KG.most * weightKg),
  ),
  fats: Math.round((calories * 0.3) / 9),
  fiber: Math.round(
    Math.max(needs.obesity ? OBESITY_FIBER : DAILY_TARGETS.fiber, (calories / 1000) * FIBER_PER_1000_KCAL),
  ),
});

/** Mifflin-St Jeor, changed only towards a goal that is safe; to 10 kcal. `null`: not enough is known. */
const personalMacros = (profile: HealthProfile, needs: DietNeeds, today: string): Macros | null => {
  const { height, currentWeight, birthDate, sex, weightGoal } = profile;
  if (height === null || currentWeight === null || birthDate === null || sex === null) return null;
  const bmi = bodyMassIndex(height, currentWeight);
  if (!isPossibleBmi(bmi) || profile.disabilities.includes('Amputação')) return null;
  const age = ageOn(birthDate, today);
  const atRest = 10 * currentWeight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);
  const need = atRest * ACTIVITY_FACTORS[profile.exerciseLevel ?? 'sedentary'];
  const bmiClass = classifyBmi(bmi, age);
  const isHeavy = bmiClass !== 'underweight' && bmiClass !== 'healthy';
  const wantsLess = weightGoal === null ? needs.obesity : weightGoal < currentWeight;
  const wantsMore = weightGoal !== null && weightGoal > currentWeight;
  const loss = isHeavy && wantsLess && !needs.kidney ? Math.min(LOSS_KCAL, need * LARGEST_LOSS_SHARE) : 0;
  const gain = !isHeavy && wantsMore ? GAIN_KCAL : 0;
  const calories = Math.min(Math.max(need - loss + gain, LOWEST_KCAL[sex]), HIGHEST_KCAL);
  return macrosOf(Math.round(calories / 10) * 10, currentWeight, needs);
};

const sodiumOf = (needs: DietNeeds): number | null => {
  if (needs.lowSodium) return LOW_SODIUM_MG;
  return needs.hypertension || needs.heart || needs.kidney ? CARE_SODIUM_MG : null;
};

/** g of protein a day at most with kidney disease, never above the specification's target; `null` without it. */
export const findProteinLimit = (profile: HealthProfile): number | null => {
  if (!readDietNeeds(profile).kidney) return null;
  return profile.currentWeight === null
    ? KIDNEY_PROTEIN_UNKNOWN_WEIGHT
    : Math.min(Math.floor(PROTEIN_PER_KG.kidney * profile.currentWeight), DAILY_TARGETS.proteins);
};

/**
 * A day's targets: the specification's (section 9), or personal ones where height, weight, birth date and sex are
 * known. kcal, grams and mg. `null` where no plan is made (`findNoPlanReason`). `today`: `yyyy-MM-dd`.
 */
export const nutritionTargetsOf = (profile: HealthProfile, today: string): NutritionTargets | null => {
  if (findNoPlanReason(profile, today) !== null) return null;
  const needs = readDietNeeds(profile);
  const personal = personalMacros(profile, needs, today);
  const macros = personal ?? {
    ...DAILY_TARGETS,
    fiber: needs.obesity ? OBESITY_FIBER : DAILY_TARGETS.fiber,
  };
  const proteinsAtMost = findProteinLimit(profile);
  return {
    ...macros,
    proteins: Math.min(macros.proteins, proteinsAtMost ?? macros.proteins),
    sodium: sodiumOf(needs),
    potassium: needs.kidney ? KIDNEY_POTASSIUM_MG : null,
    proteinsAtMost,
    isPersonal: personal !== null,
  };
};
