import { grapefruitWords, potassiumSaltWords } from './diet-words.ts';
import type { FoodRule } from './food-rule.ts';

/** Raise potassium: with them no salt made of potassium. */
const potassiumKeepers =
  /\b\w+sartana\b|\b\w*pril\b|espironolactona|eplerenona|amilorida|triantereno|sacubitril|entresto|alisquireno|aldactone/;
/** Broken down where grapefruit gets in the way. */
const grapefruitMedicines =
  /sinvastatina|atorvastatina|lovastatina|zocor|lipitor|nifedipin|felodipin|nisoldipin|amiodarona|ciclosporina|tacrolimo|sirolimo|everolimo|buspirona|ticagrelor|apixabana|rivaroxabana/;
/** Antidepressants with which aged and cured foods raise the blood pressure dangerously. */
const tyramineMedicines =
  /tranilcipromina|parnate|fenelzina|isocarboxazida|\bimao\b|selegilina|moclobemida|linezolida/;

/** Medicine against food, as named in the profile or in the person's own words. */
export const medicineRules: readonly FoodRule[] = [
  {
    applies: ({ medicines }) => potassiumKeepers.test(medicines),
    reason: 'remédio que segura potássio',
    excludes: ({ tags }) => tags.has('interage-losartana-enalapril'),
    words: potassiumSaltWords,
    notices: ['no_potassium_salt'],
  },
  {
    applies: ({ medicines }) => grapefruitMedicines.test(medicines),
    reason: 'toranja com o seu remédio',
    excludes: ({ tags }) => tags.has('interage-sinvastatina'),
    words: grapefruitWords,
    notices: ['no_grapefruit'],
  },
  {
    applies: ({ medicines }) => tyramineMedicines.test(medicines),
    reason: 'curados e fermentados com o seu remédio',
    excludes: ({ group, id }) =>
      group === 'embutidos' ||
      /^(?:queijo-(?:parmesao|prato|mucarela)|molho-shoyu|charque|carne-seca|soja|tofu)/.test(id),
    words: [
      'embutido',
      'salame',
      'linguica',
      'presunto',
      'mortadela',
      'queijo curado',
      'parmesao',
      'provolone',
      'gorgonzola',
      'shoyu',
      'misso',
      'chucrute',
      'charque',
      'fava',
    ],
  },
  {
    applies: ({ medicines }) => /levotiroxina|puran|euthyrox|synthroid|\blevoid\b/.test(medicines),
    reason: 'Levotiroxina',
    excludes: () => false,
    notices: ['levothyroxine_breakfast'],
  },
];
