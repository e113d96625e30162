import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { medicineNames } from '../medicines/name-index.ts';
import { mealsNotAdjustedFor } from './food/find-food-rules.ts';
import { exerciseNotAdjustedFor } from './movement/exercise-rules.ts';

const someone = (change: Partial<HealthProfile>): HealthProfile => ({ ...EMPTY_HEALTH_PROFILE, ...change });
const namedFor = (change: Partial<HealthProfile>) => ({
  meals: mealsNotAdjustedFor(someone(change)),
  exercise: exerciseNotAdjustedFor(someone(change)),
});

describe('what a plan was not adjusted for', () => {
  it.each<[string, Partial<HealthProfile>, readonly string[], readonly string[]]>([
    ['nobody', {}, [], []],
    [
      'conditions of the lists',
      { chronicConditions: ['Diabetes Tipo 2', 'Hipertensão', 'Doença Renal', 'Depressão', 'Asma'] },
      [],
      [],
    ],
    ['problems of the lists', { physicalProblems: ['Dor no Joelho', 'Enxaqueca', 'Insônia'] }, [], []],
    ['disabilities of the lists', { disabilities: ['Deficiência Auditiva', 'Cadeirante'] }, ['Cadeirante'], []],
    ['medicines of the list', { medications: ['Metformina', 'Losartana', 'Sinvastatina'] }, [], ['Sinvastatina']],
    ['none', { medications: ['Nenhum'], otherMedications: 'nenhum' }, [], []],
    ['own words', { otherConditions: 'Gota, psoríase e hipertensão' }, ['psoríase'], ['psoríase']],
    ['own entries of a list', { chronicConditions: ['Outros', 'Lúpus'] }, ['Lúpus'], []],
    ['other people', { otherConditions: 'minha mãe tem psoríase' }, [], []],
    ['a condition without bearing', { otherConditions: 'rinite alérgica; miopia' }, [], []],
    ['an own brand', { otherMedications: 'Marevan 5 mg, de manhã' }, ['Marevan'], ['Marevan']],
    [
      'what of a compound product is not known',
      { otherMedications: 'Exforge HCT 1x ao dia' },
      ['Hidroclorotiazida (Exforge HCT)'],
      ['Anlodipino (Exforge HCT)', 'Hidroclorotiazida (Exforge HCT)'],
    ],
    ['a medicine without a row', { otherMedications: 'Xyzpro 20 mg' }, ['Xyzpro 20 mg'], ['Xyzpro 20 mg']],
    ['a group', { otherMedications: 'anti-inflamatório' }, [], ['anti-inflamatório']],
    ['the same twice', { otherConditions: 'psoríase', chronicConditions: ['Psoríase'] }, ['psoríase'], ['psoríase']],
  ])('of %s', (_, change, meals, exercise) => {
    expect(namedFor(change)).toEqual({ meals, exercise });
  });

  it('cuts a long story short', () => {
    const [entry = ''] = mealsNotAdjustedFor(someone({ otherConditions: 'formigamento '.repeat(30) }));
    expect(entry).toMatch(/^formigamento .*…$/);
    expect(entry.length).toBeLessThanOrEqual(81);
  });

  it('is every medicine of the table that neither a rule nor its row speaks for', () => {
    for (const plan of ['meals', 'exercise'] as const) {
      const named = medicineNames().filter(({ name }) => namedFor({ medications: [name] })[plan].length > 0);
      const silent = medicineNames().filter((each) => !named.includes(each));
      const unspoken = silent.filter(
        ({ substances, flags }) =>
          !substances.every(({ noBearing }) => noBearing.includes(plan)) &&
          ![...flags].some((flag) =>
            ['lows', 'keeps_potassium', 'grapefruit', 'tyramine', 'slows_pulse'].includes(flag),
          ) &&
          !substances.some(({ name }) => name === 'Levotiroxina'),
      );
      expect(unspoken.map(({ name }) => name)).toEqual([]);
    }
  });
});
