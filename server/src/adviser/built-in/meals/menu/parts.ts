import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Food } from '../../../food/food.ts';

/** What a food does in a meal. `side` is what a snack has beside its fruit; `spread` what goes on the bread. */
export const PARTS = [
  'base',
  'legume',
  'protein',
  'cooked',
  'salad',
  'oil',
  'spread',
  'side',
  'fruit',
  'drink',
] as const;
export type Part = (typeof PARTS)[number];

/** What a plan never proposes, whoever asks: sweets, fried, ultra-processed and alcohol (Guia Alimentar, 2014). */
const NEVER_TAGS = ['acucar-adicionado', 'acucar-livre', 'alcool', 'fritura', 'gelatina', 'miudos'];
const ALLOWED_ULTRA_PROCESSED = new Set(['pao-de-forma-integral', 'pao-de-forma-aveia']);

/** Seasonings, things not eaten alone, rare or doubtful ones, and dishes whose salt or fat spoils a whole day. */
const NEVER = new Set([
  'acaraje',
  'alho-cru',
  'arroz-carreteiro',
  'azeite-de-dende',
  'azeitona-preta',
  'azeitona-verde',
  'carambola',
  'carne-seca-cozida',
  'cebola-crua',
  'charque-cozido',
  'coco-fresco',
  'creme-de-leite',
  'ervilha-enlatada',
  'farinha-de-mandioca-torrada',
  'feijao-tropeiro',
  'fuba-de-milho',
  'leite-de-coco',
  'leite-desnatado-em-po',
  'maionese-de-legumes',
  'maracuja',
  'milho-verde-enlatado',
  'pimentao-verde-cru',
  'pimentao-vermelho-cru',
  'quibebe',
  'salpicao-de-frango',
  'sardinha-em-lata-com-oleo',
  'tabule',
  'toranja',
  'tremoco-em-conserva',
  'vatapa',
  'yakisoba',
]);

/** Whole dishes and pairs that stand for more than one part. */
const COVERS: Readonly<Record<string, readonly Part[]>> = {
  'baiao-de-dois': ['base', 'legume'],
  feijoada: ['legume', 'protein'],
  'macarrao-a-bolonhesa': ['base', 'legume', 'protein'],
  'macarrao-sem-ovos-cozido': ['base', 'legume'],
  'macarrao-integral-cozido': ['base', 'legume'],
  'macarrao-de-arroz-cozido': ['base', 'legume'],
  'nhoque-de-batata-cozido': ['base', 'legume'],
  'tapioca-com-manteiga': ['base', 'spread'],
  'vaca-atolada': ['protein'],
};

const OILS = new Set(['azeite-de-oliva', 'oleo-de-canola', 'oleo-de-girassol', 'oleo-de-soja']);
const MAIN_CHEESES = new Set(['ricota', 'queijo-cottage', 'queijo-cottage-baixa-lactose']);
const SALADS_NOT_RAW = new Set(['palmito-pupunha-em-conserva']);
const NOT_AT_BREAKFAST = new Set(['tomate-cru', 'uva-passa', 'ameixa-seca']);
const NOT_A_SNACK = new Set(['requeijao-cremoso', 'clara-de-ovo-cozida', 'peito-de-frango-cozido', 'tahine']);
const SNACK_BASES = new Set([
  'aveia-em-flocos',
  'pao-de-queijo',
  'pao-de-forma-integral',
  'biscoito-de-arroz-integral-sem-sal',
]);
/** Base foods that stand beside the fruit of a snack. */
const SNACK_SIDES = new Set([
  'milho-verde-cozido',
  'pinhao-cozido',
  'pipoca-com-oleo-sem-sal',
  'pipoca-sem-oleo',
]);

const ofMainMeal = (food: Food): readonly Part[] => {
  if (food.role === 'base-carb') return food.id === 'milho-verde-cozido' ? [] : ['base'];
  if (food.role === 'protein') return ['protein'];
  if (food.role === 'legume') return ['legume'];
  if (food.role === 'vegetable') {
    return food.tags.has('cru') || SALADS_NOT_RAW.has(food.id) ? ['salad'] : ['cooked'];
  }
  if (food.role === 'fat') return OILS.has(food.id) ? ['oil'] : [];
  if (food.role === 'dairy') return MAIN_CHEESES.has(food.id) ? ['protein'] : [];
  return food.role === 'fruit' ? ['fruit'] : [];
};

const ofBreakfast = (food: Food): readonly Part[] => {
  if (NOT_AT_BREAKFAST.has(food.id)) return [];
  if (food.id === 'requeijao-cremoso') return ['spread'];
  if (food.role === 'base-carb') return ['base'];
  if (food.role === 'protein' || food.role === 'dairy') return ['protein'];
  if (food.role === 'fruit') return ['fruit'];
  if (food.role === 'drink') return food.id === 'extrato-de-soja-natural' ? ['protein', 'drink'] : ['drink'];
  return food.role === 'fat' ? ['spread'] : [];
};

const ofSnack = (food: Food): readonly Part[] => {
  if (NOT_A_SNACK.has(food.id) || food.group === 'peixes' || food.group === 'gorduras') return [];
  if (food.role === 'fruit') return ['fruit'];
  if (SNACK_SIDES.has(food.id)) return ['side'];
  if (food.role === 'base-carb') return SNACK_BASES.has(food.id) ? ['base'] : [];
  if (food.id === 'extrato-de-soja-natural') return ['side'];
  return ['dairy', 'fat', 'legume', 'protein'].includes(food.role) ? ['side'] : [];
};

/** Parts that a food takes in a meal of this kind; empty: plans never propose it there. */
export const partsOf = (food: Food, type: MealType): readonly Part[] => {
  if (!food.slots.includes(type) || NEVER.has(food.id)) return [];
  if (NEVER_TAGS.some((tag) => food.tags.has(tag))) return [];
  if (food.tags.has('ultraprocessado') && !ALLOWED_ULTRA_PROCESSED.has(food.id)) return [];
  const covered = COVERS[food.id];
  if (covered !== undefined) return covered;
  if (type === 'breakfast') return ofBreakfast(food);
  return type === 'snack' ? ofSnack(food) : ofMainMeal(food);
};

/** What the person would call the dish of the day: it is not repeated within three days; rice and beans may be. */
export const isMainDish = (food: Food, type: MealType): boolean =>
  (type === 'lunch' || type === 'dinner') && partsOf(food, type).includes('protein');
