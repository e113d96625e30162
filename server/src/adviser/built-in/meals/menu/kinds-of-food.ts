import type { Food, FoodKind } from '../../../food/food.ts';

const is =
  (kind: FoodKind) =>
  (food: Food): boolean =>
    food.kinds.has(kind);

/** Eaten with milk or yogurt from a bowl, not with egg or cheese. */
export const isOatLike = is('oats');
export const isMilk = is('milk');
export const isYogurt = is('yogurt');
export const isSoyDrink = is('soy_drink');
/** What oats are eaten with. */
export const isBowlFilling = (food: Food): boolean => isMilk(food) || isYogurt(food) || isSoyDrink(food);
export const isCoffee = is('coffee');
export const isRice = is('rice');
export const isLettuce = is('lettuce');
export const isCheeseBread = is('cheese_bread');
export const isBrownBeans = is('brown_beans');
/** Bases that beans of the everyday pot do not go with; lentils and chickpeas do. */
export const isForeignBase = is('foreign_base');
export const isBlendedWithMilk = is('blended');
/** Sprinkled over fruit, yogurt or oats, not spread on bread. */
export const isSprinkled = is('sprinkled');
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
