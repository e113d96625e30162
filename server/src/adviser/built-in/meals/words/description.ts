import type { Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { FoodRules } from '../../../guardrails/food/find-food-rules.ts';
import { isBrownBeans, isNut, isRice, isYogurt } from '../menu/kinds-of-food.ts';
import type { MealInWords } from './meal-parts.ts';
import { joinWords, wholeGrams } from './sentences.ts';

const OMEGA_3_FISH = new Set(['sardinha-assada', 'salmao-grelhado', 'truta-assada']);
/** From here on worth a sentence: grams, and mg of sodium. */
const MUCH_FIBER = 8;
const SOME_FIBER = 5;
const MUCH_PROTEIN = 25;
const LITTLE_SODIUM = 500;

/** Sentences that are true of this meal, what is special first. */
const trueSentences = (meal: MealInWords, nutrients: Nutrients, rules: FoodRules): string[] => {
  const { type, servings, foodsOf } = meal;
  const foods = servings.map(({ food }) => food);
  const fruit = joinWords(foodsOf('fruit').map(({ shortName }) => shortName));
  const isMain = type === 'lunch' || type === 'dinner';
  const riceAndBeans = foods.some(isRice) && foods.some(isBrownBeans);
  const fiber = wholeGrams(nutrients.fiber);
  return [
    ...(foods.some(({ id }) => OMEGA_3_FISH.has(id)) ? ['Um prato com peixe rico em ômega-3, amigo do coração.'] : []),
    ...(isMain && rules.carbsPerMeal !== null
      ? [`Uma refeição com ${wholeGrams(nutrients.carbs)} de carboidratos, dentro da sua faixa, e ${fiber} de fibras.`]
      : []),
    ...(isMain && rules.saltFactor < 1 && nutrients.sodium <= LITTLE_SODIUM
      ? ['Comida de casa com pouco sal: o sabor vem dos temperos.']
      : []),
    ...(riceAndBeans && nutrients.fiber >= MUCH_FIBER
      ? [`Arroz e feijão se completam, e o prato traz ${fiber} de fibras, que ajudam na saciedade.`]
      : []),
    ...(isMain && foodsOf('fruit').length > 0 ? [`Prato colorido, com ${fruit} de sobremesa.`] : []),
    ...(isMain && nutrients.proteins >= MUCH_PROTEIN
      ? [`Um prato completo, com ${wholeGrams(nutrients.proteins)} de proteínas.`]
      : []),
    ...(type === 'breakfast' && nutrients.fiber >= SOME_FIBER
      ? [`Um começo de dia com ${fiber} de fibras e fruta fresca.`]
      : []),
    ...(type === 'breakfast' && fruit !== '' ? [`Um café da manhã simples e nutritivo, com ${fruit}.`] : []),
    ...(type === 'snack' && foods.some(isNut) ? ['Um lanche prático, que cabe na bolsa e dá saciedade.'] : []),
    ...(type === 'snack' && foods.some(isYogurt) ? ['Um lanche fresco e cremoso, pronto em um minuto.'] : []),
    ...(type === 'snack' ? ['Um lanche leve para chegar bem à próxima refeição.'] : []),
  ];
};

const FALLBACK = 'Uma refeição simples, feita com comida de verdade.';

/** One warm sentence that says something true of the meal, and nothing that the person may not have. */
export const describeMeal = (meal: MealInWords, nutrients: Nutrients, rules: FoodRules): string =>
  trueSentences(meal, nutrients, rules).find((sentence) => rules.findForbiddenWords(sentence).length === 0) ?? FALLBACK;
