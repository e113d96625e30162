import { grapefruitWords, potassiumSaltWords } from './diet-words.ts';
import type { FoodRule } from './food-rule.ts';

/** Medicine against food, by the table of medicines: ticked or in the person's own words. */
export const medicineRules: readonly FoodRule[] = [
  {
    applies: ({ medicines }) => medicines.withFlag('keeps_potassium').length > 0,
    reason: 'remédio que segura potássio',
    excludes: ({ tags }) => tags.has('interage-losartana-enalapril'),
    words: potassiumSaltWords,
    notices: ['no_potassium_salt'],
  },
  {
    applies: ({ medicines }) => medicines.withFlag('grapefruit').length > 0,
    reason: 'toranja com o seu remédio',
    excludes: ({ tags }) => tags.has('interage-sinvastatina'),
    words: grapefruitWords,
    notices: ['no_grapefruit'],
  },
  {
    applies: ({ medicines }) => medicines.withFlag('tyramine').length > 0,
    reason: 'curados e fermentados com o seu remédio',
    excludes: ({ kinds }) => kinds.has('tyramine'),
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
    applies: ({ medicines }) => medicines.holds('Levotiroxina'),
    reason: 'Levotiroxina',
    excludes: () => false,
    notices: ['levothyroxine_breakfast'],
  },
];
