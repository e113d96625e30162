import type { Food } from '../../../food/food.ts';
import { isBlendedWithMilk, isCoffee, isMilk, isNut, isOatLike, isSprinkled, isYogurt } from '../menu/kinds-of-food.ts';
import type { MealInWords } from './meal-parts.ts';
import { capitalize, joinWords } from './sentences.ts';

/** Strewn over the fruit at breakfast. */
const isOnFruit = (food: Food): boolean => isSprinkled(food) || isNut(food);
const named = (foods: readonly Food[]): string[] => foods.map(({ shortName }) => shortName);

/** 'cuscuz de milho com ovo cozido e manteiga', 'mingau de aveia com leite'. */
const baseWords = (bases: readonly Food[], fillings: readonly Food[]): string[] => {
  const [base] = bases;
  if (base === undefined) return named(fillings);
  const name = isOatLike(base) && fillings.some(isMilk) ? 'mingau de aveia' : base.shortName;
  return [fillings.length === 0 ? name : `${name} com ${joinWords(named(fillings))}`];
};

const breakfastWords = ({ foodsOf }: MealInWords): string[] => {
  const bases = foodsOf('base');
  const isBowl = bases.some(isOatLike);
  const inCoffee = foodsOf('drink').some(isCoffee) && !isBowl ? foodsOf('protein').filter(isMilk) : [];
  const proteins = foodsOf('protein').filter((food) => !inCoffee.includes(food));
  const isBeside = (food: Food) => !isBowl && (isYogurt(food) || isMilk(food) || food.role === 'drink');
  const fillings = [
    ...proteins.filter((food) => !isBeside(food)),
    ...foodsOf('spread').filter((food) => !isOnFruit(food)),
  ];
  const sprinkled = foodsOf('spread').filter(isOnFruit);
  const fruits = named(foodsOf('fruit'));
  const drinks = foodsOf('drink').map((food) =>
    isCoffee(food) && inCoffee.length > 0 ? `café com ${joinWords(named(inCoffee))}` : food.shortName,
  );
  return [
    ...baseWords(bases, fillings),
    ...named(proteins.filter(isBeside)),
    ...(sprinkled.length === 0
      ? fruits
      : [`${joinWords(fruits)}${fruits.length > 0 ? ' com ' : ''}${joinWords(named(sprinkled))}`]),
    ...drinks,
  ];
};

const snackWords = ({ foodsOf }: MealInWords): string[] => {
  const [fruits, sides, bases] = [foodsOf('fruit'), foodsOf('side'), foodsOf('base')];
  const oats = bases.filter(isOatLike);
  const others = named(bases.filter((food) => !isOatLike(food)));
  if (sides.some(isMilk) && fruits.some(isBlendedWithMilk)) {
    return [`vitamina de ${joinWords(named([...fruits, ...oats]))} com ${joinWords(named(sides))}`, ...others];
  }
  if (sides.some(isYogurt))
    return [`${joinWords(named(sides))} com ${joinWords(named([...fruits, ...oats]))}`, ...others];
  if (sides.some(isSprinkled) || oats.length > 0) {
    return [`${joinWords(named(fruits))} com ${joinWords(named([...oats, ...sides]))}`, ...others];
  }
  return [...named(fruits), ...named(sides), ...others];
};

const mainWords = ({ foodsOf }: MealInWords): string[] => {
  const salad = named(foodsOf('salad'));
  return [
    ...named(foodsOf('base')),
    ...named(foodsOf('legume')),
    ...named(foodsOf('protein')),
    ...named(foodsOf('cooked')),
    ...(salad.length === 0 ? [] : [`salada de ${joinWords(salad)}`]),
  ];
};

/** The foods one after the other, for whom the meal's own name would say something that they may not have. */
export const plainNameOf = ({ servings }: MealInWords): string =>
  capitalize(joinWords(named(servings.map(({ food }) => food))));

/** What people would call the meal: 'Arroz integral, feijão-carioca, frango grelhado e salada de rúcula e tomate'. */
export const mealNameOf = (meal: MealInWords): string => {
  const words =
    meal.type === 'breakfast' ? breakfastWords(meal) : meal.type === 'snack' ? snackWords(meal) : mainWords(meal);
  const said = words.filter((word) => word !== '');
  return said.length > 0 ? capitalize(joinWords(said)) : plainNameOf(meal);
};
