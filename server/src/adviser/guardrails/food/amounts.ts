import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { findProteinLimit } from '@vida/contract/nutrition/target-rules.ts';
import { z } from 'zod';
import type { Food } from '../../food/food.ts';
import { loadTable, numberSchema, once } from '../../load-knowledge.ts';
import { type Eater, personCell } from './eater.ts';
import { foodsCell } from './terms.ts';

/** From `min` to `max`, both allowed; null: open. */
export interface Band {
  readonly min: number | null;
  readonly max: number | null;
}

/** What food/limits.csv sets; server/knowledge/README.md says each in words and units. */
const LIMITS = [
  'salt_factor',
  'sodium_day',
  'sodium_meal',
  'potassium_day',
  'potassium_portion',
  'carbs_breakfast',
  'carbs_lunch',
  'carbs_snack',
  'carbs_dinner',
  'load_main',
  'load_snack',
  'saturated_foods_day',
  'ultra_processed_day',
  'fiber_day',
  'snacks_day',
  'late_caffeine',
] as const;
type Limit = (typeof LIMITS)[number];

const limits = once(() =>
  loadTable('food/limits.csv', {
    limit: z.enum(LIMITS),
    person: personCell,
    least: numberSchema,
    most: numberSchema,
  }),
);

/** The first row that holds for the person: the strictest stands first. */
const bandOf = (eater: Eater, wanted: Limit): Band | null => {
  const row = limits().find(({ limit, person: applies }) => limit === wanted && applies(eater));
  return row ? { min: row.least, max: row.most } : null;
};

/** How much a day and a meal may have, by food/limits.csv; null: no limit. */
export const amountsOf = (eater: Eater) => {
  const mostOf = (limit: Limit) => bandOf(eater, limit)?.max ?? null;
  const [breakfast, lunch, dinner, snack] = MEAL_TYPES.map((meal) => bandOf(eater, `carbs_${meal}`));
  const [main, snackLoad] = [mostOf('load_main'), mostOf('load_snack')];
  return {
    /** Share of the usual salt of the kitchen: 1, 0.5 or 0.25. */
    saltFactor: mostOf('salt_factor') ?? 1,
    /** mg, added salt counted. */
    sodiumPerDay: mostOf('sodium_day'),
    /** mg in breakfast, lunch or dinner. */
    sodiumPerMeal: mostOf('sodium_meal'),
    /** mg */
    potassiumPerDay: mostOf('potassium_day'),
    potassiumPerPortion: mostOf('potassium_portion'),
    /** g */
    proteinsPerDay: findProteinLimit(eater.profile),
    /** g; null: no limits for single meals. */
    carbsPerMeal: breakfast && lunch && snack && dinner ? { breakfast, lunch, snack, dinner } : null,
    /** g of glycaemic load: soft limits. */
    glycemicLoad: main !== null && snackLoad !== null ? { main, snack: snackLoad } : null,
    /** Share of the day's energy from saturated fat cannot be known from the table: foods high in it. */
    saturatedFoodsPerDay: mostOf('saturated_foods_day'),
    ultraProcessedPerDay: mostOf('ultra_processed_day') ?? 0,
    /** g at least, where a condition asks for more than the target. */
    fiberPerDay: bandOf(eater, 'fiber_day')?.min ?? null,
    /** Two snacks instead of one: no long gap without food. */
    needsTwoSnacks: bandOf(eater, 'snacks_day')?.min === 2,
    /** No coffee, mate or black tea after the morning. */
    caffeineOnlyAtBreakfast: mostOf('late_caffeine') === 0,
  };
};

const preferences = once(() =>
  loadTable('food/preferences.csv', {
    person: personCell,
    foods: foodsCell,
    steps: z
      .string()
      .regex(/^-?\d$/)
      .transform(Number),
  }),
);

/** Which preferences hold for a person: to be compared with another's. */
export const preferencesOf = (eater: Eater): readonly boolean[] =>
  preferences().map(({ person: applies }) => applies(eater));

/** Steps of the objective for a food, by what is preferred and avoided. */
export const preferenceOf = (eater: Eater): ((food: Food) => number) => {
  const active = preferences().filter(({ person: applies }) => applies(eater));
  return (food) => active.reduce((sum, { foods, steps }) => sum + (foods(food) ? steps : 0), 0);
};
