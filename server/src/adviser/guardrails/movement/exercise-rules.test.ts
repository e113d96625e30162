import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { exerciseLibrary, findExerciseById } from '../../movement/exercise-library.ts';
import { avoidFor, exerciseRulesOf } from './exercise-rules.ts';

const TODAY = '2026-11-23';
const rulesOf = (change: Partial<HealthProfile>) => exerciseRulesOf({ ...EMPTY_HEALTH_PROFILE, ...change }, TODAY);
const allowed = (change: Partial<HealthProfile>) => {
  const rules = rulesOf(change);
  return exerciseLibrary.filter(rules.allows).map(({ id }) => id);
};

describe('own words', () => {
  it.each([
    ['otherConditions', 'tenho pressão alta', 'circuito-intenso'],
    ['otherConditions', 'Infarto em 2020', 'caminhada-moderada'],
    ['otherPhysicalProblems', 'dor no menisco', 'agachamento-livre'],
    ['otherPhysicalProblems', 'hérnia de disco', 'levantamento-terra-leve'],
    ['otherDisabilities', 'uso cadeira de rodas', 'caminhada-leve'],
    ['otherConditions', 'osteoporose', 'abdominal-curto'],
    ['otherPhysicalProblems', 'labirintite', 'caminhada-calcanhar-ponta'],
    ['otherConditions', 'epilepsia', 'natacao-leve'],
    ['otherConditions', 'ICC', 'caminhada-moderada'],
    ['otherConditions', 'doença coronariana', 'caminhada-moderada'],
    ['otherConditions', 'IRC', 'caminhada-moderada'],
    ['otherConditions', 'aperto no peito', 'caminhada-moderada'],
    ['otherConditions', 'pós-operatório', 'caminhada-moderada'],
    ['otherConditions', 'pós-parto', 'ponte-de-gluteos'],
    ['otherConditions', 'acamado', 'caminhada-leve'],
    ['otherPhysicalProblems', 'hérnia', 'levantamento-terra-leve'],
    ['otherPhysicalProblems', 'hérnia', 'abdominal-curto'],
    ['otherPhysicalProblems', 'LCA rompido', 'agachamento-livre'],
    ['otherPhysicalProblems', 'capsulite adesiva', 'flexao-na-parede'],
    ['otherMedications', 'remédio para o coração', 'caminhada-moderada'],
    ['otherDietaryRestrictions', 'gestante', 'caminhada-moderada'],
  ])('%s "%s" rules out %s', (field, words, id) => {
    expect(allowed({})).toContain(id);
    expect(allowed({ [field]: words })).not.toContain(id);
  });

  it('cap at moderate and ask for a clearance, whatever they say', () => {
    const rules = rulesOf({ chronicConditions: ['Sarcoidose'] });
    expect(rules.mostIntense).toBe('moderate');
    expect(rules.notices).toEqual(expect.arrayContaining(['clearance', 'own_words']));
    expect(rulesOf({ otherConditions: 'Nenhuma.' }).mostIntense).toBe('high');
  });

  it('leave only seated and light for an unknown disability', () => {
    for (const change of [{ disabilities: ['Outros'] }, { otherDisabilities: 'nanismo' }])
      for (const id of allowed(change))
        expect(findExerciseById(id)).toMatchObject({ canBeSeated: true, intensity: 'low' });
  });
});

describe('intensity', () => {
  it.each<[string, Partial<HealthProfile>, string]>([
    ['heart disease', { chronicConditions: ['Doença Cardíaca'] }, 'low'],
    ['kidney disease', { chronicConditions: ['Doença Renal'] }, 'low'],
    ['pregnancy', { pregnant: true }, 'low'],
    ['hypertension', { chronicConditions: ['Hipertensão'] }, 'moderate'],
    ['hypertension in own words', { otherConditions: 'pressão alta' }, 'moderate'],
    ['a minor', { birthDate: '2010-01-01' }, 'moderate'],
    ['diabetes alone', { chronicConditions: ['Diabetes Tipo 2'], birthDate: '1970-01-01' }, 'high'],
    [
      'diabetes, over 40 and hypertension',
      { chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'], birthDate: '1970-01-01' },
      'low',
    ],
    [
      'diabetes, under 40 and hypertension',
      { chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'], birthDate: '1995-01-01' },
      'moderate',
    ],
    ['diabetes with retinopathy', { chronicConditions: ['Diabetes Tipo 1'], otherConditions: 'retinopatia' }, 'low'],
    ['nothing', {}, 'high'],
  ])('of %s', (_name, change, most) => {
    expect(rulesOf(change).mostIntense).toBe(most);
  });
});

describe('pregnancy', () => {
  it('has nothing lying, no plank, no heel-to-toe, no held breath', () => {
    const ids = allowed({ pregnant: true });
    for (const id of ['ponte-de-gluteos', 'abdominal-curto', 'prancha-com-joelhos', 'caminhada-calcanhar-ponta'])
      expect(ids).not.toContain(id);
    expect(ids).not.toContain('respiracao-quadrada');
    expect(ids).toContain('caminhada-leve');
  });
});

describe('a name that a person types', () => {
  const rules = rulesOf({ physicalProblems: ['Dor no Joelho'], chronicConditions: ['Hipertensão'] });
  it.each([
    ['CORRIDA', 'high', ['Hipertensão', 'Dor no Joelho']],
    ['Agachamento búlgaro', 'moderate', ['Dor no Joelho']],
    ['pular corda', 'moderate', ['Hipertensão', 'Dor no Joelho']],
    ['caminhada leve', 'low', []],
    ['Marcha sentada', 'low', []],
    ['Montar quebra-cabeça', 'low', []],
    ['Montar quebra-cabeça', 'high', ['Hipertensão']],
  ] as const)('%s (%s) is told of %j', (name, intensity, entries) => {
    expect(avoidFor({ name, intensity }, rules).toSorted()).toEqual([...entries].toSorted());
  });
});
