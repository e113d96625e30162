import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';

/** Which foods with calcium are left for somebody who takes no lactose. */
const calciumOf = ({ hasFoodAllergy, hasRestriction, hasKidneyDisease }: Facts): string => {
  const noMilk = hasFoodAllergy('Leite') || hasRestriction('Vegano');
  if (noMilk) return hasKidneyDisease ? 'ask' : 'leaves';
  return hasKidneyDisease ? 'milk' : 'milk_and_leaves';
};

const plateOf = ({ hasFoodAllergy, hasKidneyDisease }: Facts): string => {
  if (hasKidneyDisease) return 'kidney';
  return hasFoodAllergy('Soja') ? 'no_soy' : 'usual';
};

/** One line for each dietary restriction of the profile. */
export const dietRules = [
  defineRule({
    key: 'vegan-b12',
    topic: 'b12',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction }) => hasRestriction('Vegano'),
    slots: (facts) => ({ plate: plateOf(facts) }),
  }),
  defineRule({
    key: 'gluten-free-carbs',
    topic: 'gluten-free',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasFoodAllergy }) => hasRestriction('Sem Glúten') || hasFoodAllergy('Glúten'),
    slots: ({ hasDiabetes, hasKidneyDisease }) => ({
      glucose: hasDiabetes ? 'diabetes' : null,
      instead: hasKidneyDisease ? 'kidney' : 'usual',
    }),
  }),
  defineRule({
    key: 'vegetarian-plate',
    topic: 'vegetarian',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasKidneyDisease }) => hasRestriction('Vegetariano') && !hasKidneyDisease,
    slots: ({ hasFoodAllergy }) => ({ egg: hasFoodAllergy('Ovos') ? null : 'usual' }),
  }),
  defineRule({
    key: 'vegetarian-kidney',
    topic: 'vegetarian',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasKidneyDisease }) =>
      hasRestriction('Vegetariano', 'Vegano') && hasKidneyDisease,
  }),
  defineRule({
    key: 'lactose-free-calcium',
    topic: 'lactose',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasRestriction }) => hasRestriction('Sem Lactose'),
    slots: (facts) => ({ calcium: calciumOf(facts) }),
  }),
  defineRule({
    key: 'low-sodium-labels',
    topic: 'sodium-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction }) => hasRestriction('Baixo Sódio'),
    slots: ({ hasKidneyDisease, medicines }) => ({
      light_salt: hasKidneyDisease || medicines.withFlag('keeps_potassium').length > 0 ? 'potassium' : null,
    }),
  }),
  defineRule({
    key: 'low-sugar-labels',
    topic: 'sugar-labels',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction }) => hasRestriction('Baixo Açúcar'),
    slots: ({ isProneToLows }) => ({ exception: isProneToLows ? 'lows' : null }),
  }),
  defineRule({
    key: 'nut-free-snacks',
    topic: 'nut-free',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasRestriction, hasFoodAllergy }) => hasRestriction('Sem Nozes') && !hasFoodAllergy('Nozes'),
  }),
  defineRule({
    key: 'kosher-meals',
    topic: 'kosher',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasRestriction }) => hasRestriction('Kosher'),
  }),
  defineRule({
    key: 'halal-meals',
    topic: 'halal',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasRestriction }) => hasRestriction('Halal'),
  }),
];
