import type { PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import { ALLERGENS, type Allergen } from '../../food/food.ts';
import { allergenWords } from './allergens.ts';
import type { FoodRule } from './food-rule.ts';

/** Brazil's labels need not declare sesame and mustard, nor molluscs (RDC 727/2022). */
const unlabelled: ReadonlySet<Allergen> = new Set<Allergen>(['gergelim', 'mostarda', 'frutos-do-mar']);

const noticesOf = (allergen: Allergen): readonly PlanNotice[] => [
  'check_labels',
  ...(unlabelled.has(allergen) ? (['unlabelled_allergens'] as const) : []),
  ...(allergen === 'soja' ? (['soy_free_oil'] as const) : []),
];

/** One rule for each allergen: whatever contains it, by the table or by any word of it. */
export const allergyRules: readonly FoodRule[] = ALLERGENS.map((allergen) => {
  const { label, names, places, harmless } = allergenWords[allergen];
  return {
    applies: ({ allergens }) => allergens.has(allergen),
    reason: label,
    excludes: ({ contains }) => contains.includes(allergen),
    words: [...names, ...places],
    harmless,
    notices: noticesOf(allergen),
  };
});

/** Latex allergy: fruit that often gives the same reaction; a warning, no exclusion. */
export const latexNotices = (foldedMedicineAllergies: string): readonly PlanNotice[] =>
  foldedMedicineAllergies.includes('latex') ? ['latex_fruit'] : [];
