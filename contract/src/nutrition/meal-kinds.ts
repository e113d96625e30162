/** Meals of a day in their order (spec section 3). */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** What can be asked for: the whole day, or one kind of meal. */
export const MEAL_PLAN_TYPES = ['general', ...MEAL_TYPES] as const;
export type MealPlanType = (typeof MEAL_PLAN_TYPES)[number];

/** Nutrients that every food, meal and day is summed in. */
export const NUTRIENTS = ['calories', 'carbs', 'proteins', 'fats', 'fiber', 'sodium', 'potassium'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** kcal for `calories`, mg for `sodium` (salt added in the kitchen counted) and `potassium`, grams otherwise. */
export type Nutrients = Readonly<Record<Nutrient, number>>;

/**
 * In the order in which they give way (product decision): what of a day's bands was widened to make a plan possible.
 */
export const RELAXATIONS = [
  'fiber_20',
  'protein_80',
  'protein_possible',
  'fats',
  'calories_15',
  'calories_possible',
  'meal_shape',
  'repeats',
] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

/** What a person should read beside a plan; the screen has the words. */
export const PLAN_NOTICES = [
  'check_labels',
  'unlabelled_allergens',
  'latex_fruit',
  'kosher_certificate',
  'halal_certificate',
  'kidney_professional',
  'potassium_cooking',
  'herbs_little_salt',
  'soy_free_oil',
  'vegan_b12',
  'levothyroxine_breakfast',
  'no_potassium_salt',
  'no_grapefruit',
  'gout_purines',
  'regular_meals',
  'own_words',
] as const;
export type PlanNotice = (typeof PLAN_NOTICES)[number];

/** Why no plan is made, but a professional named: pregnancy, age, or what a person wrote in their own words. */
export const NO_PLAN_REASONS = ['pregnant', 'minor', 'eating_risk', 'special_care'] as const;
export type NoPlanReason = (typeof NO_PLAN_REASONS)[number];

/** Parts of a shopping list, in the order of a market. */
export const SHOPPING_GROUPS = [
  'produce',
  'grains',
  'bakery',
  'meat_fish',
  'dairy_eggs',
  'nuts_seeds',
  'oils_seasoning',
  'drinks',
  'other',
] as const;
export type ShoppingGroup = (typeof SHOPPING_GROUPS)[number];
