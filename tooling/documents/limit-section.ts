import {
  CHRONIC_CONDITIONS,
  DIETARY_RESTRICTIONS,
  DISABILITIES,
  FOOD_ALLERGIES,
  MEDICATIONS,
  NONE_CHOICES,
  OTHER_CHOICE,
  PHYSICAL_PROBLEMS,
} from '../../contract/src/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '../../contract/src/profile/profile-schemas.ts';
import { foods } from '../../server/src/adviser/food/food-table.ts';
import { type FoodRules, findFoodRules } from '../../server/src/adviser/guardrails/food/find-food-rules.ts';
import { exerciseRulesOf } from '../../server/src/adviser/guardrails/movement/exercise-rules.ts';
import { exerciseLibrary } from '../../server/src/adviser/movement/exercise-library.ts';
import { writeTable } from './markdown.ts';

const TODAY = '2026-11-21';

interface Entry {
  readonly name: string;
  readonly profile: HealthProfile;
}

const ofList = (
  list:
    | 'chronicConditions'
    | 'dietaryRestrictions'
    | 'foodAllergies'
    | 'medications'
    | 'physicalProblems'
    | 'disabilities',
  choices: readonly string[],
): Entry[] =>
  choices
    .filter((name) => name !== OTHER_CHOICE && !NONE_CHOICES.includes(name))
    .map((name) => ({
      name: list === 'foodAllergies' ? `Alergia: ${name}` : name,
      profile: { ...EMPTY_HEALTH_PROFILE, [list]: [name] },
    }));

const adult: Entry = {
  name: 'Todos os adultos',
  profile: { ...EMPTY_HEALTH_PROFILE, birthDate: '1976-05-05' },
};

const amounts: readonly (readonly [field: keyof FoodRules, words: (value: string) => string])[] = [
  ['sodiumPerDay', (mg) => `sódio até ${mg} mg por dia`],
  ['sodiumPerMeal', (mg) => `até ${mg} mg por refeição`],
  ['potassiumPerDay', (mg) => `potássio até ${mg} mg por dia`],
  ['potassiumPerPortion', (mg) => `até ${mg} mg por porção`],
  ['proteinsPerDay', (grams) => `proteína até ${grams} g por dia`],
  ['saturatedFoodsPerDay', (count) => `alimentos com muita gordura saturada por dia: até ${count}`],
  ['ultraProcessedPerDay', (count) => `ultraprocessados por dia: até ${count}`],
  ['fiberPerDay', (grams) => `fibra a partir de ${grams} g por dia`],
];

const carbsWords = ({ carbsPerMeal }: FoodRules): string[] =>
  carbsPerMeal === null
    ? []
    : [
        `carboidrato por refeição (g): café ${carbsPerMeal.breakfast.min}–${carbsPerMeal.breakfast.max}, ` +
          `almoço ${carbsPerMeal.lunch.min}–${carbsPerMeal.lunch.max}, lanche ` +
          `${carbsPerMeal.snack.min}–${carbsPerMeal.snack.max}, jantar ` +
          `${carbsPerMeal.dinner.min}–${carbsPerMeal.dinner.max}`,
      ];

const amountWords = (rules: FoodRules): string[] => [
  ...amounts.flatMap(([field, words]) => (rules[field] === null ? [] : [words(String(rules[field]))])),
  ...carbsWords(rules),
  ...(rules.needsTwoSnacks ? ['dois lanches por dia'] : []),
  ...(rules.caffeineOnlyAtBreakfast ? ['cafeína só pela manhã'] : []),
  ...(rules.separatesMeatAndDairy ? ['carne e leite nunca na mesma refeição'] : []),
];

/** What is said of an entry beyond what holds for everybody. */
const beyond = (all: readonly string[], usual: readonly string[]): string =>
  all.filter((each) => !usual.includes(each)).join('; ') || '—';

const MANY = 12;
/** Names of what is ruled out; of very many the first ones. */
const listNames = (names: readonly string[]): string => {
  if (names.length === 0) return '—';
  const shown = names.length > MANY ? `${names.slice(0, MANY).join(', ')} …` : names.join(', ');
  return `${names.length}: ${shown}`;
};

const writeMealLimits = (): string => {
  const usual = findFoodRules(adult.profile, TODAY);
  const outOf = (rules: FoodRules): readonly string[] =>
    foods.filter((food) => rules.exclude(food).length > 0).map(({ name }) => name);
  const rowOf = ({ name, profile }: Entry): string[] => {
    const rules = findFoodRules(profile, TODAY);
    const isUsual = name === adult.name;
    return [
      name,
      beyond(amountWords(rules), isUsual ? [] : amountWords(usual)),
      listNames(outOf(rules).filter((food) => isUsual || !outOf(usual).includes(food))),
    ];
  };
  const entries = [
    adult,
    ...ofList('chronicConditions', CHRONIC_CONDITIONS),
    ...ofList('dietaryRestrictions', DIETARY_RESTRICTIONS),
    ...ofList('foodAllergies', FOOD_ALLERGIES),
    ...ofList('medications', MEDICATIONS),
    ...ofList('physicalProblems', PHYSICAL_PROBLEMS),
  ].map(rowOf);
  return writeTable(
    ['No perfil', 'Limites a mais', `Alimentos fora, dos ${foods.length} da tabela`],
    entries.filter(([name, ...says]) => name === adult.name || says.some((each) => each !== '—')),
  );
};

const intensityWords = { low: 'baixa', moderate: 'moderada', high: 'alta' } as const;

const writeMovementLimits = (): string => {
  const rowOf = ({ name, profile }: Entry): string[] => {
    const rules = exerciseRulesOf(profile, TODAY);
    return [
      name,
      intensityWords[rules.mostIntense],
      listNames(exerciseLibrary.filter((each) => !rules.allows(each)).map((each) => each.name)),
      rules.notices.filter((notice) => notice !== 'stop_signs').join(', ') || '—',
    ];
  };
  const pregnant = { name: 'Gravidez', profile: { ...EMPTY_HEALTH_PROFILE, pregnant: true } };
  const minor = { name: 'Menos de 18 anos', profile: { ...EMPTY_HEALTH_PROFILE, birthDate: '2011-05-05' } };
  const entries = [
    adult,
    pregnant,
    minor,
    ...ofList('chronicConditions', CHRONIC_CONDITIONS),
    ...ofList('physicalProblems', PHYSICAL_PROBLEMS),
    ...ofList('disabilities', DISABILITIES),
  ];
  return writeTable(
    [
      'No perfil',
      'Intensidade até',
      `Exercícios fora, dos ${exerciseLibrary.length} da biblioteca`,
      'Avisos ao lado do programa',
    ],
    entries.map(rowOf),
  );
};

/** What the guardrails of meals and movement make of each entry of a profile alone. */
export const writeLimitSection = (): string =>
  [
    '## Limites das refeições',
    'Cada linha é um perfil só com aquela marca; várias marcas somam, e vale o limite mais estreito. ' +
      'Na gravidez, antes dos 18 anos, com transtorno alimentar ou cuidado especial nenhum plano é feito.',
    writeMealLimits(),
    '## Limites do movimento',
    writeMovementLimits(),
  ].join('\n\n');
