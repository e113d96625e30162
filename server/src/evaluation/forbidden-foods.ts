import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Allergen, Food } from '../adviser/food/food.ts';

/**
 * What a profile's ticks forbid, straight from the columns of the food table: written apart from the
 * guardrails, which it judges.
 */
const byAllergy: Readonly<Record<string, Allergen>> = {
  Amendoim: 'amendoim',
  Nozes: 'nozes',
  Leite: 'leite',
  Ovos: 'ovos',
  Glúten: 'gluten',
  Soja: 'soja',
  Peixes: 'peixes',
  'Frutos do Mar': 'frutos-do-mar',
  Sesame: 'gergelim',
  Mostarda: 'mostarda',
};

const hasTag =
  (...tags: readonly string[]) =>
  (food: Food) =>
    tags.some((tag) => food.tags.has(tag));
const contains = (allergen: Allergen) => (food: Food) => food.contains.includes(allergen);

const byEntry: Readonly<Record<string, (food: Food) => boolean>> = {
  Vegetariano: ({ animal }) => animal === 'meat' || animal === 'fish',
  Vegano: ({ animal }) => animal !== 'none',
  'Sem Glúten': contains('gluten'),
  'Sem Lactose': (food) => food.contains.includes('leite') && !food.tags.has('zero-lactose'),
  'Baixo Sódio': hasTag('alto-sodio', 'sodio-incerto'),
  'Baixo Açúcar': hasTag('acucar-adicionado', 'acucar-livre'),
  'Sem Nozes': contains('nozes'),
  Kosher: hasTag('porco', 'peixe-sem-escamas', 'carne-com-leite', 'gelatina'),
  Halal: hasTag('porco', 'alcool', 'gelatina'),
  'Diabetes Tipo 1': hasTag('acucar-adicionado'),
  'Diabetes Tipo 2': hasTag('acucar-adicionado'),
  'Doença Renal': hasTag('toxico-doenca-renal'),
  Gota: ({ purine }) => purine === 'high',
  Sinvastatina: hasTag('interage-sinvastatina'),
  Losartana: hasTag('interage-losartana-enalapril'),
  Enalapril: hasTag('interage-losartana-enalapril'),
};

/** Whether this food may not be in this person's meals. */
export const isForbidden = (food: Food, profile: HealthProfile, ownForbidden: readonly string[]): boolean =>
  food.tags.has('alcool') ||
  ownForbidden.includes(food.id) ||
  profile.foodAllergies.some((entry) => byAllergy[entry] && food.contains.includes(byAllergy[entry])) ||
  [...profile.dietaryRestrictions, ...profile.chronicConditions, ...profile.medications].some((entry) =>
    byEntry[entry]?.(food),
  );
