import type { Food } from '../../../food/food.ts';

const OAT_LIKE = new Set(['aveia-em-flocos', 'farelo-de-aveia']);
const ARAB_OR_FOREIGN_BASES = new Set([
  'cuscuz-marroquino-cozido',
  'trigo-para-quibe-cozido',
  'cevada-cozida',
  'quinoa-cozida',
]);
/** Fruits that milk is blended with. */
const BLENDED = new Set([
  'abacate',
  'banana-prata',
  'banana-nanica',
  'banana-maca',
  'mamao-formosa',
  'mamao-papaia',
  'morango',
  'maca-fuji',
  'manga-palmer',
]);

/** Eaten with milk or yogurt from a bowl, not with egg or cheese. */
export const isOatLike = (food: Food): boolean => OAT_LIKE.has(food.id);
export const isMilk = (food: Food): boolean => food.id.startsWith('leite-') && food.role === 'dairy';
export const isYogurt = (food: Food): boolean => food.id.startsWith('iogurte-');
export const isSoyDrink = (food: Food): boolean => food.id === 'extrato-de-soja-natural';
/** What oats are eaten with. */
export const isBowlFilling = (food: Food): boolean => isMilk(food) || isYogurt(food) || isSoyDrink(food);
export const isCoffee = (food: Food): boolean => food.id === 'cafe-coado-sem-acucar';
export const isRice = (food: Food): boolean => food.id.startsWith('arroz-');
export const isLettuce = (food: Food): boolean => food.id.startsWith('alface-');
export const isCheeseBread = (food: Food): boolean => food.id === 'pao-de-queijo';
export const isBrownBeans = (food: Food): boolean => food.id.startsWith('feijao-');
/** Bases that beans of the everyday pot do not go with; lentils and chickpeas do. */
export const isForeignBase = (food: Food): boolean => ARAB_OR_FOREIGN_BASES.has(food.id);
export const isBlendedWithMilk = (food: Food): boolean => BLENDED.has(food.id);
/** Sprinkled over fruit, yogurt or oats, not spread on bread. */
export const isSprinkled = (food: Food): boolean => ['chia', 'linhaca', 'gergelim'].includes(food.id);
export const isNut = (food: Food): boolean => food.group === 'oleaginosas' && !food.id.startsWith('pasta-');
/** Spread on bread, tapioca or roots. */
export const isButterLike = (food: Food): boolean =>
  food.role === 'fat' && !isSprinkled(food) && !isNut(food) && food.id !== 'semente-de-girassol';
/** Meat of the same animal: not at lunch and dinner of one day. */
export const familyOf = (food: Food): string => {
  if (food.tags.has('porco')) return 'porco';
  if (food.id.includes('frango')) return 'aves';
  return food.animal === 'meat' && food.group === 'preparacoes' ? 'carnes' : food.group;
};
/** What the Kosher rule keeps apart. */
export const isMeat = (food: Food): boolean => food.animal === 'meat';
export const hasDairy = (food: Food): boolean => food.contains.includes('leite') || food.animal === 'dairy';
export const isFruitOrVegetable = (food: Food): boolean => food.role === 'fruit' || food.role === 'vegetable';
