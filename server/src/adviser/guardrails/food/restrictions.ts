import type { DietaryRestriction } from '@vida/contract/profile/profile-choices.ts';
import type { Food } from '../../food/food.ts';
import { allergenWords } from './allergens.ts';
import {
  alcoholWords,
  fishWithoutScales,
  meatHarmless,
  meatWords,
  porkHarmless,
  porkWords,
  saltyWords,
  sugarHarmless,
  sugarWords,
} from './diet-words.ts';
import type { FoodRule } from './food-rule.ts';
import { hasTag } from './food-tests.ts';

type Rule = Omit<FoodRule, 'applies' | 'reason'>;

/** 'leite zero lactose', 'pão sem glúten': the word is there, the thing is not. */
const withEach = (words: readonly string[], endings: readonly string[]): string[] =>
  words.flatMap((word) => endings.map((ending) => `${word} ${ending}`));

/** Dishes of milk and eggs, unless their name says that they are vegan. */
const dairyAndEggDishes = [
  ...['pizza', 'lasanha', 'quiche', 'sufle', 'parmegiana', 'panqueca', 'omelete', 'maionese', 'estrogonofe'],
  ...[
    'bolo',
    'pudim',
    'brigadeiro',
    'beijinho',
    'sorvete',
    'mousse',
    'musse',
    'quindim',
    'suspiro',
    'merengue',
  ],
];

/** mg of sodium in a portion from which a food is not low in sodium. */
const LOW_SODIUM_PORTION_MG = 140;
const portionSodium = (food: Food): number => (food.portionGrams / 100) * food.per100.sodium;

const { leite, ovos, gluten, nozes, peixes, 'frutos-do-mar': seafood } = allergenWords;
const fishWords = [...peixes.names, ...peixes.places, ...seafood.names, ...seafood.places];

/** The predefined dietary restrictions as filters of the table and of texts. */
const rules: Readonly<Record<Exclude<DietaryRestriction, 'Nenhuma' | 'Outros'>, Rule>> = {
  Vegetariano: {
    excludes: ({ animal, tags }) => animal === 'meat' || animal === 'fish' || tags.has('gelatina'),
    words: [...meatWords, ...fishWords],
    harmless: meatHarmless,
  },
  Vegano: {
    excludes: ({ animal }) => animal !== 'none',
    words: [
      ...meatWords,
      ...fishWords,
      ...leite.names,
      ...ovos.names,
      ...dairyAndEggDishes,
      'mel',
      'mel de abelha',
      'propolis',
      'pao de queijo',
      'molho branco',
      'cochonilha',
      'carmim',
      'e120',
    ],
    harmless: [
      ...meatHarmless,
      ...leite.harmless,
      ...withEach(
        [...leite.names, ...meatWords, ...dairyAndEggDishes],
        ['vegano', 'vegana', 'vegetal', 'vegetais'],
      ),
    ],
    notices: ['vegan_b12'],
  },
  'Sem Glúten': {
    excludes: ({ contains }) => contains.includes('gluten'),
    words: [...gluten.names, ...gluten.places],
    harmless: [...gluten.harmless, ...withEach(gluten.places, ['sem gluten'])],
    notices: ['check_labels'],
  },
  'Sem Lactose': {
    excludes: ({ contains, tags }) => contains.includes('leite') && !tags.has('zero-lactose'),
    words: [...leite.names, ...leite.places],
    harmless: [
      ...leite.harmless,
      'mingau de aveia com leite zero lactose',
      ...withEach(
        [...leite.names, 'queijo cottage', 'leite de vaca'],
        ['zero lactose', 'sem lactose', 'com baixa lactose', 'semidesnatado zero lactose'],
      ),
    ],
    notices: ['check_labels'],
  },
  'Baixo Sódio': {
    excludes: (food) =>
      portionSodium(food) > LOW_SODIUM_PORTION_MG || hasTag('alto-sodio', 'sodio-incerto')(food),
    words: saltyWords,
  },
  'Baixo Açúcar': {
    excludes: hasTag('acucar-adicionado', 'acucar-livre'),
    words: sugarWords,
    harmless: sugarHarmless,
  },
  'Sem Nozes': {
    excludes: ({ contains }) => contains.includes('nozes'),
    words: [...nozes.names, ...nozes.places],
    harmless: nozes.harmless,
    notices: ['check_labels'],
  },
  Kosher: {
    excludes: (food) =>
      hasTag('porco', 'peixe-sem-escamas', 'carne-com-leite', 'gelatina')(food) ||
      food.contains.includes('frutos-do-mar'),
    words: [...porkWords, ...fishWithoutScales, ...seafood.names, ...seafood.places, 'gelatina'],
    harmless: porkHarmless,
    notices: ['kosher_certificate'],
  },
  Halal: {
    excludes: hasTag('porco', 'alcool', 'gelatina'),
    words: [...porkWords, ...alcoholWords, 'gelatina'],
    harmless: [...porkHarmless, 'vinagre de vinho', 'sem alcool'],
    notices: ['halal_certificate'],
  },
};

/** One rule for each restriction; 'Nenhuma' says nothing, so ticked beside others the others win. */
export const restrictionRules: readonly FoodRule[] = Object.entries(rules).map(([choice, rule]) => ({
  ...rule,
  applies: ({ restrictions }) => (restrictions as ReadonlySet<string>).has(choice),
  reason: choice,
}));
