import type { Facts } from '../facts/facts.ts';
import type { Rules } from '../tip-rule.ts';

/** Allergens that labels must name. */
const LISTED = ['Amendoim', 'Nozes', 'Leite', 'Ovos', 'Glúten', 'Soja', 'Peixes'];

/** Allergens that labels need not name, as the text says them. */
const unlisted: Readonly<Record<string, string>> = {
  Sesame: 'gergelim',
  Mostarda: 'mostarda',
  'Frutos do Mar': 'lula, polvo e mariscos',
};

/** Which foods with calcium are left for somebody who takes no lactose. */
const calciumOf = ({ says, hasKidneyDisease }: Facts): string => {
  const noMilk = says('food_allergy:Leite', 'diet:Vegano');
  if (noMilk) return hasKidneyDisease ? 'ask' : 'leaves';
  return hasKidneyDisease ? 'milk' : 'milk_and_leaves';
};

const plateOf = ({ says, hasKidneyDisease }: Facts): string => {
  if (hasKidneyDisease) return 'kidney';
  return says('food_allergy:Soja') ? 'no_soy' : 'usual';
};

/** Reading labels with an allergy and where it hides, dietary restrictions, and what is on the plate. */
export const foodRules: Rules = {
  'unlisted-allergens': ({ profile }) => {
    const found = profile.foodAllergies.flatMap((name) => unlisted[name] ?? []);
    return found.length > 0 && { unlisted: found.join(' nem '), found: found.join(', ') };
  },
  'food-allergy-labels': ({ says, profile }) => {
    const found = LISTED.filter((name) => says(`food_allergy:${name}`));
    return found.length > 0 && { count: Math.max(found.length, profile.foodAllergies.length) };
  },
  'vegan-b12': (facts) => ({ plate: plateOf(facts) }),
  'vegetarian-plate': ({ says }) => ({ egg: !says('food_allergy:Ovos') }),
  'lactose-free-calcium': (facts) => ({ calcium: calciumOf(facts) }),
  'low-sodium-labels': ({ says, hasKidneyDisease }) => ({
    no_light_salt: hasKidneyDisease || says('medicine:keeps_potassium'),
  }),
};
