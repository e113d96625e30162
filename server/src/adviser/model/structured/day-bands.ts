import {
  type Nutrient,
  type Nutrients,
  RELAXATIONS,
  type Relaxation,
} from '@vida/contract/nutrition/meal-kinds.ts';
import type { AskedDay } from '../../built-in/meals/ask-day.ts';
import type { DayLimits } from '../../built-in/meals/model/limits.ts';
import type { Serving } from '../../food/food.ts';
import { nutrientsOf, sumNutrients } from '../../food/sum-nutrients.ts';
import type { Band } from '../../guardrails/food/food-rules.ts';

/** mg of sodium, and foods high in saturated fat, a day for anybody (nutrition rules). */
const FOR_ANYBODY = { sodium: 2300, saturated: 2 };

const names: Readonly<Record<Nutrient, string>> = {
  calories: 'energia (kcal)',
  carbs: 'carboidratos (g)',
  proteins: 'proteínas (g)',
  fats: 'gorduras (g)',
  fiber: 'fibras (g)',
  sodium: 'sódio (mg)',
  potassium: 'potássio (mg)',
};

/** The day's limits once this has given way; the ladder has the aim first, then a step for each. */
const limitsAfter = ({ question }: AskedDay, relaxation: Relaxation): DayLimits =>
  question.ladder[RELAXATIONS.indexOf(relaxation) + 1] ?? question.ladder[0];

/**
 * What a proposal must keep: every band one step wide at most, so that a model's day is never worse than what the
 * rules would say aloud; what the profile limits does not give way. Kept meals count.
 */
export const bandsOf = (day: AskedDay): readonly (readonly [Nutrient, Band])[] => {
  const { rules, question } = day;
  const share = (value: number | null) => (value === null ? null : value * question.dayShare);
  const bands: readonly (readonly [Nutrient, Band])[] = [
    ['calories', limitsAfter(day, 'calories_15').calories],
    ['carbs', question.ladder[0].carbs],
    ['proteins', limitsAfter(day, 'protein_80').proteins],
    ['fats', limitsAfter(day, 'fats').fats],
    ['fiber', limitsAfter(day, 'fiber_20').fiber],
    ['sodium', { min: null, max: rules.sodiumPerDay ?? FOR_ANYBODY.sodium }],
    ['potassium', { min: null, max: rules.potassiumPerDay }],
  ];
  return bands.map(([nutrient, { min, max }]) => [nutrient, { min: share(min), max: share(max) }]);
};

const sayBand = ({ min, max }: Band): string =>
  [min === null ? '' : `no mínimo ${Math.round(min)}`, max === null ? '' : `no máximo ${Math.round(max)}`]
    .filter(Boolean)
    .join(' e ');

/** The bands as the model reads them. */
export const describeBands = (day: AskedDay): string =>
  bandsOf(day)
    .filter(([, band]) => sayBand(band) !== '')
    .map(([nutrient, band]) => `${names[nutrient]} ${sayBand(band)}`)
    .join('; ');

const isOutside = (value: number, { min, max }: Band): boolean =>
  (min !== null && value < min) || (max !== null && value > max);

export const sumServings = (servings: readonly Serving[], { rules }: AskedDay): Nutrients =>
  sumNutrients(servings.map((serving) => nutrientsOf(serving, rules.saltFactor)));

/** Why the day as a whole does not fit; empty when it does. */
export const findDayReasons = (servings: readonly Serving[], day: AskedDay): readonly string[] => {
  const { rules, question } = day;
  const totals = sumNutrients([question.kept, sumServings(servings, day)]);
  const tagged = (tag: string) => servings.filter(({ food }) => food.tags.has(tag)).length;
  const saturated = Math.min(rules.saturatedFoodsPerDay ?? FOR_ANYBODY.saturated, FOR_ANYBODY.saturated);
  return [
    ...bandsOf(day)
      .filter(([nutrient, band]) => isOutside(totals[nutrient], band))
      .map(
        ([nutrient, band]) =>
          `${names[nutrient]} deu ${Math.round(totals[nutrient])}, deve ter ${sayBand(band)}`,
      ),
    ...(tagged('ultraprocessado') > rules.ultraProcessedPerDay ? ['ultraprocessados demais'] : []),
    ...(tagged('alto-gord-saturada') > saturated ? ['gordura saturada demais'] : []),
  ];
};
