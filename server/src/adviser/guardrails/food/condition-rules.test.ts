import { CHRONIC_CONDITIONS } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { findFood, foods } from '../../food/food-table.ts';
import { findFoodRules } from './find-food-rules.ts';

const rulesOf = (change: Partial<HealthProfile>) => findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');
const withCondition = (...chronicConditions: string[]) => rulesOf({ chronicConditions });
const isAllowed = (rules: ReturnType<typeof rulesOf>, id: string): boolean => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return rules.exclude(food).length === 0;
};

const usual = {
  saltFactor: 1,
  sodiumPerDay: 2300,
  sodiumPerMeal: null,
  potassiumPerDay: null,
  potassiumPerPortion: null,
  proteinsPerDay: null,
  carbsPerMeal: null,
  glycemicLoad: null,
  saturatedFoodsPerDay: null,
  ultraProcessedPerDay: 1,
  fiberPerDay: null,
  needsTwoSnacks: false,
};
const careful = { ...usual, ultraProcessedPerDay: 0, saturatedFoodsPerDay: 1 };
const diabetes = {
  ...careful,
  glycemicLoad: { main: 25, snack: 10 },
  carbsPerMeal: {
    breakfast: { min: 30, max: 45 },
    lunch: { min: 45, max: 60 },
    snack: { min: 15, max: 20 },
    dinner: { min: 40, max: 55 },
  },
};
const lessSalt = { ...careful, saltFactor: 0.5, sodiumPerDay: 2000 };

const amounts: Readonly<Record<(typeof CHRONIC_CONDITIONS)[number], object>> = {
  'Diabetes Tipo 1': diabetes,
  'Diabetes Tipo 2': diabetes,
  Hipertensão: { ...lessSalt, sodiumPerMeal: 700 },
  'Doença Cardíaca': { ...lessSalt, saturatedFoodsPerDay: 0, fiberPerDay: 25 },
  Asma: usual,
  Artrite: usual,
  Fibromialgia: usual,
  'Doença Renal': { ...lessSalt, potassiumPerDay: 2000, potassiumPerPortion: 350, proteinsPerDay: 56 },
  Obesidade: { ...careful, fiberPerDay: 30 },
  Depressão: usual,
  Ansiedade: usual,
  Outros: usual,
};

describe('amounts', () => {
  it.each(CHRONIC_CONDITIONS)('%s', (condition) => {
    expect(withCondition(condition)).toMatchObject(amounts[condition]);
  });

  it('the strictest of several wins', () => {
    expect(
      rulesOf({
        chronicConditions: ['Diabetes Tipo 2', 'Doença Renal', 'Hipertensão'],
        dietaryRestrictions: ['Baixo Sódio'],
        currentWeight: 82,
      }),
    ).toMatchObject({
      saltFactor: 0.25,
      sodiumPerDay: 1500,
      sodiumPerMeal: 700,
      potassiumPerDay: 2000,
      proteinsPerDay: 65,
      carbsPerMeal: diabetes.carbsPerMeal,
      glycemicLoad: diabetes.glycemicLoad,
    });
  });
});

describe('foods', () => {
  it.each([
    ['Diabetes Tipo 1', 'refrigerante-de-cola', 'laranja-pera'],
    ['Diabetes Tipo 2', 'suco-de-laranja-natural', 'feijao-carioca-cozido'],
    ['Hipertensão', 'linguica-suina-grelhada', 'pao-frances'],
    ['Hipertensão', 'molho-shoyu', 'banana-prata'],
    ['Doença Cardíaca', 'picanha-com-gordura-grelhada', 'salmao-grelhado'],
    ['Doença Cardíaca', 'manteiga-com-sal', 'couve-manteiga-refogada'],
    ['Doença Renal', 'carambola', 'maca-fuji'],
    ['Doença Renal', 'agua-de-coco', 'arroz-branco-cozido'],
    ['Doença Renal', 'castanha-do-brasil', 'ovo-cozido'],
    ['Obesidade', 'batata-inglesa-frita', 'batata-inglesa-cozida'],
  ])('%s: no %s, but %s', (condition, excluded, allowed) => {
    const rules = withCondition(condition);
    expect([isAllowed(rules, excluded), isAllowed(rules, allowed)]).toEqual([false, true]);
  });

  it.each(['Problema nos rins', 'cálculo renal', 'rim único'])('%s: no star fruit', (otherConditions) => {
    expect(isAllowed(rulesOf({ otherConditions }), 'carambola')).toBe(false);
  });

  it('alcohol and salt of potassium are for nobody', () => {
    const rules = rulesOf({});
    expect(isAllowed(rules, 'cerveja-pilsen')).toBe(false);
    expect(isAllowed(rules, 'sal-dietetico-com-potassio')).toBe(false);
    expect(isAllowed(rules, 'carambola')).toBe(true);
    expect(foods.filter((food) => rules.exclude(food).length > 0)).toHaveLength(6);
  });

  it.each([
    ['Hipertensão', 1],
    ['Doença Renal', -4],
  ])('%s: potassium weighs %i', (condition, steps) => {
    const milk = findFood('leite-desnatado');
    expect(milk && withCondition(condition).preference(milk)).toBe(steps);
  });

  it('no push for potassium where the kidneys are ill', () => {
    const banana = findFood('banana-prata');
    expect(banana && withCondition('Hipertensão', 'Doença Renal').preference(banana)).toBeLessThan(0);
  });
});

it.each([
  [{ physicalProblems: ['Insônia'] }, true],
  [{ physicalProblems: ['Enxaqueca'] }, true],
  [{ physicalProblems: ['Tendinite'] }, false],
])('%o: caffeine only in the morning %s', (change, isOnlyMorning) => {
  expect(rulesOf(change).caffeineOnlyAtBreakfast).toBe(isOnlyMorning);
});

it('kidney disease always points to the professional', () => {
  expect(withCondition('Doença Renal').notices).toEqual([
    'kidney_professional',
    'potassium_cooking',
    'herbs_little_salt',
    'no_potassium_salt',
  ]);
});

it.each([{ otherConditions: 'gota' }, { chronicConditions: ['Gota'] }, { otherConditions: 'ácido úrico alto' }])(
  '%o: nothing that is rich in purines, less meat, and a notice',
  (change) => {
    const rules = rulesOf(change);
    const rich = foods.filter(({ purine }) => purine === 'high').map(({ id }) => id);
    expect(rich).toContain('sardinha-assada');
    expect(rich.filter((id) => isAllowed(rules, id))).toEqual([]);
    expect(isAllowed(rules, 'refrigerante-de-guarana')).toBe(false);
    expect(isAllowed(rules, 'lentilha-cozida')).toBe(true);
    expect(rules.findForbiddenWords('Iscas de fígado acebolado')).toEqual(['Gota']);
    expect(rules.notices).toEqual(['gout_purines']);
    const chicken = findFood('peito-de-frango-grelhado');
    expect(chicken && rules.preference(chicken)).toBe(-1);
  },
);

it.each([{ otherMedications: 'colírio, 1 gota em cada olho' }, { otherConditions: 'minha mãe tem gota' }])(
  '%o is no gout',
  (change) => {
    expect(rulesOf(change).notices).not.toContain('gout_purines');
    expect(isAllowed(rulesOf(change), 'sardinha-assada')).toBe(true);
  },
);

it('own words count as conditions', () => {
  expect(rulesOf({ otherConditions: 'pressão alta' }).sodiumPerMeal).toBe(700);
  expect(rulesOf({ otherConditions: 'doença celíaca' }).exclude).toSatisfy(
    (exclude: ReturnType<typeof rulesOf>['exclude']) =>
      foods.filter(({ contains }) => contains.includes('gluten')).every((food) => exclude(food).length > 0),
  );
});
