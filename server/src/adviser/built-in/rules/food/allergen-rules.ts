import type { FoodAllergy } from '@vida/contract/profile/profile-choices.ts';
import { defineRule, type TipRule } from '../../tip-rule.ts';

/** The rule that tells where an allergen hides, by the profile's choice. */
const hidden: Readonly<Record<Exclude<FoodAllergy, 'Outros'>, string>> = {
  Amendoim: 'hidden-peanut',
  Nozes: 'hidden-nuts',
  Leite: 'hidden-milk',
  Ovos: 'hidden-egg',
  Glúten: 'hidden-gluten',
  Soja: 'hidden-soy',
  Peixes: 'hidden-fish',
  'Frutos do Mar': 'hidden-seafood',
  Sesame: 'hidden-sesame',
  Mostarda: 'hidden-mustard',
};

/** Reading labels with an allergy, and where it hides. */
export const allergenRules: readonly TipRule[] = [
  defineRule({
    key: 'unlisted-allergens',
    topic: 'allergen-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    when: ({ profile }) => {
      const names: Readonly<Record<string, string>> = {
        Sesame: 'gergelim',
        Mostarda: 'mostarda',
        'Frutos do Mar': 'lula, polvo e mariscos',
      };
      const found = profile.foodAllergies.flatMap((name) => names[name] ?? []);
      return found.length > 0 ? found : null;
    },
    slots: (_, found) => ({ unlisted: found.join(' nem '), found: found.join(', ') }),
  }),
  defineRule({
    key: 'food-allergy-labels',
    topic: 'allergen-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasFoodAllergy }) =>
      hasFoodAllergy('Amendoim', 'Nozes', 'Leite', 'Ovos', 'Glúten', 'Soja', 'Peixes'),
    slots: ({ profile }) => ({ count: profile.foodAllergies.length }),
  }),
  defineRule({
    key: 'latex-fruits',
    topic: 'latex',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasMedicineAllergy }) => hasMedicineAllergy('Latex'),
  }),
  ...Object.entries(hidden).map(([name, key]) =>
    defineRule({
      key,
      topic: 'allergen-hidden',
      category: 'nutrition',
      audience: 'everyone',
      priority: 'medium',
      when: ({ profile }) => profile.foodAllergies.includes(name),
    }),
  ),
];
