import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { medicineNames } from '../medicines/name-index.ts';
import { findFoodRules } from './food/find-food-rules.ts';
import { exerciseRulesOf } from './movement/exercise-rules.ts';

const TODAY = '2026-07-14';
const taking = (name: string) => ({ ...EMPTY_HEALTH_PROFILE, otherMedications: `${name} todo dia` });

describe('every medicine of the table, by substance, brand and compound product', () => {
  it.each([
    ['keeps_potassium', 'no_potassium_salt'],
    ['grapefruit', 'no_grapefruit'],
    ['lows', 'regular_meals'],
  ] as const)('with the flag %s brings the notice %s of meals, and no other does', (flag, notice) => {
    const wrong = medicineNames().filter(
      ({ name, flags }) => findFoodRules(taking(name), TODAY).notices.includes(notice) !== flags.has(flag),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each(['Entresto', 'Diovan', 'Aldactone', 'Amilorida', 'Eplerenona', 'Benazepril', 'Moduretic', 'Press Plus'])(
    'leaves no salt made of potassium to %s',
    (name) => {
      expect(findFoodRules(taking(name), TODAY).findForbiddenWords('Tempere com sal light')).toContain(
        'remédio que segura potássio',
      );
    },
  );

  it.each(['Lipitor', 'Caduet', 'Zetsim', 'Eliquis'])('leaves no grapefruit to %s', (name) => {
    expect(findFoodRules(taking(name), TODAY).findForbiddenWords('Suco de toranja')).toContain(
      'toranja com o seu remédio',
    );
  });

  it('leaves no cured food to whom tyramine is dangerous, and only to them', () => {
    const wrong = medicineNames().filter(
      ({ name, flags }) =>
        findFoodRules(taking(name), TODAY).findForbiddenWords('Pão com salame').length > 0 !== flags.has('tyramine'),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['beta_blocker', 'beta_blocker'],
    ['insulin', 'insulin_sugar'],
    ['sulfonylurea', 'insulin_sugar'],
  ])('of the class %s brings the notice %s of exercise', (each, notice) => {
    const silent = medicineNames().filter(
      ({ name, classes }) =>
        classes.has(each) && !exerciseRulesOf(taking(name), TODAY).notices.some((one) => one === notice),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
