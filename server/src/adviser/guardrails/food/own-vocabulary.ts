import type { DietaryRestriction } from '@vida/contract/profile/profile-choices.ts';
import { ALLERGENS, type Allergen } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { phrasePattern, wordsOf } from '../../food/food-words.ts';
import { allergenWords } from './allergens.ts';
import type { Exclusion } from './food-rule.ts';
import { wordGroups } from './own-word-groups.ts';
import { createWordScan } from './scan-text.ts';
import type { WordGroup } from './word-group.ts';

/** What a word of a person means. */
export type Meaning =
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'restriction'; readonly restriction: DietaryRestriction }
  | { readonly kind: 'foods'; readonly exclusion: Omit<Exclusion, 'reason'> };

export interface VocabularyEntry {
  /** Folded, in the singular. */
  readonly phrase: string;
  readonly pattern: RegExp;
  readonly meaning: Meaning;
}

/** Words of names of foods that name no food: how it is made, sold or measured. */
const notFoods = new Set(
  'de da do das dos com sem em no na ao aos para tipo cozido cozida cozidos crua cru grelhado grelhada assado assada frito frita refogado refogada torrado torrada natural integral desnatado semidesnatado magro simples peso seco seca fresco fresca pronto pronta conserva escorrido escorrida casca pele gordura sal acucar agua branco preto verde vermelha vermelho roxo preta doce polpa congelada ralada xarope lata industrializado industrializada tradicional cremoso temperada sabor conserva posta file coxa peito miolo mole grande gordura capa fatiada lipidios zero baixa forma tempero instantaneo bebida meio amargo oleo manteiga pastel folha broto semente torta salada legumes vapor leite queijo carne grao baiana milanesa mista premoldado'.split(
    ' ',
  ),
);

const restrictionWords: readonly (readonly [DietaryRestriction, readonly string[]])[] = [
  ['Vegano', ['vegano', 'vegana', 'veganismo', 'plant based', 'vegetariano estrito', 'vegetariana estrita']],
  [
    'Vegetariano',
    [
      'vegetariano',
      'vegetariana',
      'vegetarianismo',
      'ovolactovegetariano',
      'ovolactovegetariana',
      'ovolacto',
      'lactovegetariano',
      'lactovegetariana',
    ],
  ],
  [
    'Sem Glúten',
    ['celiaco', 'celiaca', 'doenca celiaca', 'sensibilidade ao gluten', 'intolerancia ao gluten'],
  ],
  [
    'Sem Lactose',
    [
      'intolerancia a lactose',
      'intolerante a lactose',
      'sem lactose',
      'zero lactose',
      'intolerancia lactose',
    ],
  ],
  [
    'Baixo Sódio',
    [
      'pouco sal',
      'baixo sodio',
      'sem sal',
      'menos sal',
      'pouco sodio',
      'menos sodio',
      'sodio',
      'hipossodica',
    ],
  ],
  ['Baixo Açúcar', ['pouco acucar', 'baixo acucar', 'sem acucar', 'menos acucar', 'zero acucar']],
  ['Kosher', ['kosher', 'casher', 'kasher', 'judaica']],
  ['Halal', ['halal', 'muculmano', 'muculmana', 'islamica']],
];

const entry = (phrase: string, meaning: Meaning): VocabularyEntry => ({
  phrase,
  pattern: phrasePattern([phrase]),
  meaning,
});

const groupMeaning = ({ words, members = [], harmless = [], excludes = () => false }: WordGroup): Meaning => {
  const all = [...new Set([...words, ...members])];
  return { kind: 'foods', exclusion: { excludes, words: all, harmless } };
};

const explicit: readonly VocabularyEntry[] = [
  ...restrictionWords.flatMap(([restriction, phrases]) =>
    phrases.map((phrase) => entry(phrase, { kind: 'restriction', restriction })),
  ),
  ...ALLERGENS.flatMap((allergen) =>
    allergenWords[allergen].names.map((phrase) => entry(phrase, { kind: 'allergen', allergen })),
  ),
  ...wordGroups.flatMap((group) => {
    const meaning = groupMeaning(group);
    return group.words.map((phrase) => entry(phrase, meaning));
  }),
  // A phrase that looks like milk, eggs, … and is not: it names its own food only.
  ...['leite de arroz', 'leite de aveia', 'manteiga de cacau', 'couve manteiga', 'noz moscada'].map(
    (phrase) => entry(phrase, { kind: 'foods', exclusion: { excludes: () => false, words: [phrase] } }),
  ),
];

const taken = new Set(explicit.map(({ phrase }) => phrase));

/** Every other word that names a food of the table: 'kiwi', 'jiló', 'pepino'. */
const fromNames: readonly VocabularyEntry[] = [...new Set(foods.flatMap(({ name }) => wordsOf(name)))]
  .filter((word) => word.length > 2 && !notFoods.has(word) && !taken.has(word) && !/^\d/.test(word))
  .map((word) => entry(word, { kind: 'foods', exclusion: { excludes: () => false, words: [word] } }));

const namedIn = ALLERGENS.map((allergen) => {
  const { names, harmless } = allergenWords[allergen];
  return { allergen, isNamedIn: createWordScan({ words: names, harmless }) };
});

/** 'Molho de soja' names soy; 'brigadeiro' names only itself, although milk hides in it. */
const meaningOfPlace = (phrase: string): Meaning => {
  const allergen = namedIn.find(({ isNamedIn }) => isNamedIn(phrase))?.allergen;
  return allergen
    ? { kind: 'allergen', allergen }
    : { kind: 'foods', exclusion: { excludes: () => false, words: [phrase] } };
};

/** Places where an allergen hides, where the table has no such food: 'brigadeiro' is still a word we can look for. */
const known = new Set([...taken, ...fromNames.map(({ phrase }) => phrase)]);
const fromPlaces: readonly VocabularyEntry[] = [
  ...new Set(ALLERGENS.flatMap((allergen) => allergenWords[allergen].places)),
]
  .filter((phrase) => !known.has(phrase))
  .map((phrase) => entry(phrase, meaningOfPlace(phrase)));

const wordCount = ({ phrase }: VocabularyEntry): number => phrase.split(' ').length;

/** Everything we understand in a person's own words, the longest phrases first. */
export const ownVocabulary: readonly VocabularyEntry[] = [...explicit, ...fromNames, ...fromPlaces].sort(
  (one, other) => wordCount(other) - wordCount(one),
);
