import type { Food } from '../../../food/food.ts';
import type { FoodRules } from '../../../guardrails/food/find-food-rules.ts';
import { isBlendedWithMilk, isCoffee, isMilk, isOatLike, isYogurt } from '../menu/kinds-of-food.ts';
import { withArticle } from './articles.ts';
import type { MealInWords } from './meal-parts.ts';
import { capitalize, joinWords } from './sentences.ts';

const names = (foods: readonly Food[]): string => joinWords(foods.map((food) => withArticle(food.shortName)));
/** 'a couve' of 'couve refogada': how it is made is said by the verb. */
const plainNames = (foods: readonly Food[]): string =>
  joinWords(
    foods.map((food) =>
      withArticle(food.shortName.replace(/ (?:cozid|refogad|grelhad|assad|ensopad|desfiad)[oa]$/, '')),
    ),
  );
/** g: more oil than this is no 'fio'. */
const DRIZZLE_GRAMS = 8;

/** The first of the wordings that names nothing this person may not have. */
const allowed = (rules: FoodRules, wordings: readonly string[]): string[] => {
  const wording = wordings.find((text) => rules.findForbiddenWords(text).length === 0);
  return wording === undefined ? [] : [wording];
};

/** What meat and vegetables are seasoned with: herbs instead of salt where salt is short. */
const seasoningOf = (rules: FoodRules): string => {
  const [herbs = 'ervas de que você gosta'] = allowed(rules, [
    'alho, salsinha e limão',
    'alho e salsinha',
    'salsinha',
    'ervas',
  ]);
  return rules.saltFactor < 1 ? `${herbs} e bem pouco sal` : `${herbs} e uma pitada de sal`;
};

const baseStepOf = (base: Food, drain: string): string => {
  if (base.kinds.has('root')) return `Cozinhe ${plainNames([base])}${drain === '' ? ' em água até amaciar' : drain}`;
  return `${base.kinds.has('ready') ? 'Separe' : 'Prepare'} ${names([base])}`;
};

const mainSteps = ({ foodsOf, servings }: MealInWords, rules: FoodRules): string[] => {
  const [base] = foodsOf('base');
  const [protein] = foodsOf('protein');
  const oil = joinWords(foodsOf('oil').map(({ shortName }) => shortName));
  const oilGrams = servings.find(({ food }) => foodsOf('oil').includes(food))?.grams ?? 0;
  const cooked = foodsOf('cooked');
  const plenty = cooked.length === 0 ? withArticle(oil) : `parte do ${oil}`;
  const withOil = oil === '' ? '' : ` com ${oilGrams > DRIZZLE_GRAMS ? plenty : `um fio de ${oil}`}`;
  const drain = rules.notices.includes('potassium_cooking') ? ' em bastante água e jogue a água fora' : '';
  const legumes = names(foodsOf('legume'));
  const legumeStep = legumes === '' ? [] : [`aqueça ${legumes}${drain === '' ? '' : ', escorrendo bem o caldo'}`];
  const starch = [...(base === undefined ? [] : [baseStepOf(base, drain)]), ...legumeStep].join(' e ');
  const verb = cooked.some((food) => food.shortName.includes('refogad')) ? 'Refogue' : 'Cozinhe';
  const [sour = ''] = allowed(rules, [' e gotas de limão', ' e um pouco de vinagre']);
  const salad = names(foodsOf('salad'));
  const fruit = joinWords(foodsOf('fruit').map(({ shortName }) => shortName));
  return [
    ...(starch === '' ? [] : [`${capitalize(starch)}.`]),
    ...(protein === undefined ? [] : [`${protein.preparation}. Tempere com ${seasoningOf(rules)}.`]),
    ...(cooked.length === 0
      ? []
      : [
          drain === ''
            ? `${verb} ${plainNames(cooked)}${withOil}.`
            : `Cozinhe ${plainNames(cooked)}${drain}; finalize${withOil}.`,
        ]),
    ...(salad === ''
      ? []
      : [`Lave bem ${salad} e tempere a salada${oil === '' ? sour.replace(/^ e/, ' com') : `${withOil}${sour}`}.`]),
    ...(fruit === '' ? [] : [`De sobremesa, ${fruit}.`]),
  ];
};

/** Cheese and yogurt; milk goes into the coffee. */
const isEatenAsIs = (food: Food): boolean => food.role === 'dairy' && !isMilk(food);

const breakfastSteps = ({ foodsOf }: MealInWords, rules: FoodRules): string[] => {
  const [base] = foodsOf('base');
  const proteins = foodsOf('protein');
  const spreads = names(foodsOf('spread'));
  const isPorridge = base !== undefined && isOatLike(base) && proteins.some(isMilk);
  const cooked = proteins.filter((food) => food.role === 'protein');
  const ready = base !== undefined && isOatLike(base) ? [] : proteins.filter(isEatenAsIs);
  return [
    ...(base === undefined
      ? []
      : isPorridge
        ? [`Cozinhe ${names([base])} com ${names(proteins)} em fogo baixo por 5 minutos, mexendo.`]
        : isOatLike(base)
          ? [`Misture ${names([base])} com ${names(proteins)}.`]
          : [`${baseStepOf(base, '')}.`]),
    ...cooked.map((food) =>
      food.id === 'peito-de-frango-cozido'
        ? `Aqueça o frango desfiado com ${seasoningOf(rules)}.`
        : `${food.preparation}.`,
    ),
    ...(ready.length === 0 ? [] : [`Acompanhe com ${names(ready)}.`]),
    ...(spreads === '' ? [] : [`Junte ${spreads}.`]),
    ...(foodsOf('fruit').length === 0 ? [] : [`Sirva com ${names(foodsOf('fruit'))}.`]),
    ...(foodsOf('drink').length === 0
      ? []
      : [
          `${foodsOf('drink').some(isCoffee) ? 'Passe o café' : `Sirva ${names(foodsOf('drink'))}`}, ` +
            'de preferência sem açúcar.',
        ]),
  ];
};

const snackSteps = ({ foodsOf }: MealInWords): string[] => {
  const [fruits, sides, bases] = [foodsOf('fruit'), foodsOf('side'), foodsOf('base')];
  const oats = bases.filter(isOatLike);
  if (sides.some(isMilk) && fruits.some(isBlendedWithMilk)) {
    return [`Bata no liquidificador ${names([...fruits, ...oats, ...sides])}.`, 'Beba em seguida, sem adoçar.'];
  }
  if (sides.some(isYogurt) || oats.length > 0) {
    return [`Corte ${names(fruits)} em pedaços.`, `Misture com ${names([...sides, ...oats])}.`];
  }
  const eggs = sides.filter((food) => food.group === 'ovos');
  return [
    ...(fruits.length === 0 ? [] : [`Lave e sirva ${names(fruits)}.`]),
    ...eggs.map((food) => `${food.preparation}.`),
    ...(sides.length > eggs.length ? [`Acompanhe com ${names(sides.filter((food) => !eggs.includes(food)))}.`] : []),
    ...(bases.length === 0 ? [] : [`Complete com ${names(bases)}.`]),
  ];
};

/** 2 to 5 short steps, one a line. A step that names what the person may not have is left out. */
export const prepareMeal = (meal: MealInWords, rules: FoodRules): string => {
  const steps =
    meal.type === 'breakfast'
      ? breakfastSteps(meal, rules)
      : meal.type === 'snack'
        ? snackSteps(meal)
        : mainSteps(meal, rules);
  return steps.filter((step) => rules.findForbiddenWords(step).length === 0).join('\n');
};
