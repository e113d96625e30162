import type { Food } from '../../food/food.ts';
import {
  alcoholWords,
  driedFruitWords,
  friedWords,
  potassiumSaltWords,
  saltyWords,
  starFruitWords,
  sugarHarmless,
  sweetWords,
} from './diet-words.ts';
import type { FoodRule } from './food-rule.ts';

const isSweet = ({ tags }: Food): boolean => tags.has('acucar-adicionado') || tags.has('acucar-livre');
const isJuice = ({ id }: Food): boolean => id.startsWith('suco-');
/** Bread is salty by the label's measure but a portion of it fits a day; cured, canned and instant foods do not. */
const isVerySalty = ({ tags, group, id }: Food): boolean =>
  group === 'embutidos' || /conserva|enlatad|lata/.test(id) || (tags.has('alto-sodio') && group !== 'paes');
/** A poison where the kidneys are sick. */
export const starFruitRule: FoodRule = {
  applies: ({ needs, conditions }) =>
    needs.kidney || /\brim\b|\brins\b|\brenal\b|\brenais\b/.test(conditions),
  reason: 'tóxica para os rins',
  excludes: ({ tags }) => tags.has('toxico-doenca-renal'),
  words: starFruitWords,
};

/** What the conditions rule out; amounts stand in `amounts.ts`. Order: for everybody first. */
export const conditionRules: readonly FoodRule[] = [
  {
    applies: () => true,
    reason: 'álcool',
    excludes: ({ tags }) => tags.has('alcool'),
    words: alcoholWords,
    harmless: ['vinagre de vinho', 'vinagre de vinho branco'],
  },
  {
    applies: () => true,
    reason: 'sal com potássio',
    excludes: ({ id }) => id === 'sal-dietetico-com-potassio',
    words: potassiumSaltWords,
  },
  {
    applies: () => true,
    reason: 'tempero, não alimento',
    excludes: ({ group, role, tags }) =>
      group === 'condimentos' && role === 'other' && tags.has('alto-sodio'),
  },
  starFruitRule,
  {
    applies: ({ needs }) => needs.kidney,
    reason: 'Doença Renal',
    excludes: (food) =>
      isVerySalty(food) ||
      food.kinds.has('concentrated_potassium') ||
      food.group === 'oleaginosas' ||
      food.tags.has('ultraprocessado'),
    words: [
      ...saltyWords,
      ...driedFruitWords,
      'agua de coco',
      'extrato de tomate',
      'chocolate',
      'refrigerante',
    ],
    notices: ['kidney_professional', 'potassium_cooking', 'no_potassium_salt'],
  },
  {
    applies: ({ needs }) => needs.diabetes,
    reason: 'açúcar (diabetes)',
    excludes: (food) => isSweet(food) || isJuice(food),
    words: [...sweetWords, 'acucar', 'mel', 'suco'],
    harmless: [...sugarHarmless, 'suco de limao', 'suco de meio limao', 'suco de 1 2 limao', 'suco do limao'],
  },
  {
    applies: ({ needs }) => needs.hypertension,
    reason: 'Hipertensão',
    excludes: isVerySalty,
    words: saltyWords,
  },
  {
    applies: ({ needs }) => needs.heart,
    reason: 'Doença Cardíaca',
    excludes: (food) => isVerySalty(food) || food.tags.has('fritura') || food.kinds.has('heavy_fat'),
    words: [...saltyWords, ...friedWords, 'manteiga', 'banha', 'dende', 'picanha'],
    harmless: ['couve manteiga', 'alface manteiga', 'feijao manteiga', 'manteiga de amendoim'],
  },
  {
    applies: ({ needs }) => needs.obesity,
    reason: 'Obesidade',
    excludes: (food) => food.tags.has('fritura') || isJuice(food) || (food.role === 'drink' && isSweet(food)),
    words: [...friedWords, 'refrigerante', 'caldo de cana', 'nectar', 'suco de caixinha'],
  },
];
