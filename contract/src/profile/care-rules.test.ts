import { describe, expect, it } from 'vitest';
import {
  careGroupOf,
  hasDiabetes,
  hasEatingRisk,
  hasHeartDisease,
  hasKidneyDisease,
  hasTargets,
  isProneToLows,
  mayHaveKetones,
  takesPressureMedicine,
  typedAllergiesOf,
  usesInsulin,
  watchesFluid,
} from './care-rules.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from './profile-schemas.ts';

const TODAY = '2026-11-21';
const someone = (change: Partial<HealthProfile> = {}): HealthProfile => ({
  ...EMPTY_HEALTH_PROFILE,
  ...change,
});
const groupOf = (change: Partial<HealthProfile>) => careGroupOf(someone(change), TODAY);

describe('whose targets hold', () => {
  it.each([
    ['2008-11-22', 'minor'],
    ['2008-11-21', 'adult'],
    ['1966-11-22', 'adult'],
    ['1966-11-21', 'older'],
    [null, 'adult'],
  ])('born %s: %s', (birthDate, group) => expect(groupOf({ birthDate })).toBe(group));

  it('pregnancy goes before age', () => {
    expect(groupOf({ pregnant: true, birthDate: '2010-01-01' })).toBe('pregnant');
  });

  it('reads the person’s own words only while the question is not answered', () => {
    const words = { otherConditions: 'Estou GRÁVIDA de 20 semanas' };
    expect(groupOf({ ...words, pregnant: null })).toBe('pregnant');
    expect(groupOf({ ...words, pregnant: false })).toBe('adult');
    expect(groupOf({ chronicConditions: ['Diabetes gestacional'], pregnant: null })).toBe('pregnant');
    expect(groupOf({ otherConditions: 'dor de certa gravidade', pregnant: null })).toBe('adult');
  });

  it('tells targets to adults and older people only', () => {
    expect((['adult', 'older', 'minor', 'pregnant'] as const).map(hasTargets)).toEqual([true, true, false, false]);
  });
});

describe('what the words of a profile say', () => {
  it('insulin, ticked or written, means diabetes and lows', () => {
    for (const profile of [someone({ medications: ['Insulina'] }), someone({ otherMedications: 'INSULINA nph' })]) {
      expect([usesInsulin(profile), hasDiabetes(profile), isProneToLows(profile)]).toEqual([true, true, true]);
    }
  });

  it('a sulfonylurea means lows; metformin means neither', () => {
    expect(isProneToLows(someone({ otherMedications: 'Gliclazida 30 mg' }))).toBe(true);
    expect(isProneToLows(someone({ medications: ['Metformina'] }))).toBe(false);
    expect(hasDiabetes(someone({ medications: ['Metformina'] }))).toBe(false);
  });

  it.each(['Lantus 20 U', 'novorapid', 'NPH', 'Tresiba'])('%s is insulin', (otherMedications) => {
    expect(usesInsulin(someone({ otherMedications }))).toBe(true);
  });

  it.each(['Diamicron MR', 'Amaryl', 'repaglinida', 'daonil'])('%s can bring lows', (otherMedications) => {
    const profile = someone({ otherMedications });
    expect([isProneToLows(profile), usesInsulin(profile)]).toEqual([true, false]);
  });

  it.each(['Losartana', 'Enalapril'])('%s lowers blood pressure', (name) => {
    expect(takesPressureMedicine(someone({ medications: [name] }))).toBe(true);
  });

  it.each([
    'Entresto 49/51',
    'Diovan',
    'anlodipino 5 mg',
    'HCTZ e hidroclorotiazida',
    'Selozok',
    'espironolactona',
    'remédio da pressão',
  ])('%s, written, lowers blood pressure', (otherMedications) => {
    expect(takesPressureMedicine(someone({ otherMedications }))).toBe(true);
  });

  it.each(['Metformina', 'Sinvastatina', 'Levotiroxina', 'vitamina D', 'abril'])('%s does not', (otherMedications) => {
    expect(takesPressureMedicine(someone({ otherMedications }))).toBe(false);
  });

  it('comes to the end of a long field without spaces', () => {
    expect(takesPressureMedicine(someone({ otherMedications: '1'.repeat(200_000) }))).toBe(false);
  });

  it.each(['DM1', 'dm 2', 'LADA', 'diabético'])('%s is diabetes', (otherConditions) => {
    expect(hasDiabetes(someone({ otherConditions }))).toBe(true);
  });

  it('what is said of the family is not the person’s', () => {
    expect(hasDiabetes(someone({ otherConditions: 'Minha mãe tem diabetes' }))).toBe(false);
    expect(hasDiabetes(someone({ otherConditions: 'mãe com câncer, diabetes tipo 2' }))).toBe(true);
    expect(groupOf({ otherConditions: 'esposa grávida', pregnant: null })).toBe('adult');
  });

  it.each([
    'Histórico de diabetes há 10 anos',
    'Avó de 3 netos com diabetes',
    'meu pai tem diabetes e eu também',
    'sou mãe e tenho diabetes',
  ])('%s counts: what is unclear is the person’s', (otherConditions) => {
    expect(hasDiabetes(someone({ otherConditions }))).toBe(true);
  });

  it('whoever gives the insulin, the person takes it', () => {
    expect(usesInsulin(someone({ otherMedications: 'meu filho tem que aplicar a Lantus' }))).toBe(true);
  });

  it.each([
    'alergia a insulina',
    'Tenho alergia à insulina NPH',
    'alérgica à glibenclamida',
    'sou alérgico a Lantus e a dipirona',
    'reação alérgica com Daonil em 2019',
    'não posso tomar gliclazida',
    'dipirona (alergia a insulina)',
  ])('%s among the medicines is an allergy, never a use', (otherMedications) => {
    expect(isProneToLows(someone({ otherMedications }))).toBe(false);
    expect(isProneToLows(someone({ medications: [otherMedications] }))).toBe(false);
  });

  it.each([
    'alergia a dipirona, insulina',
    'alergia a dipirona e uso insulina',
    'sou alérgica a sulfa mas tomo Lantus',
    'insulina; alergia a penicilina',
    'insulina e antialérgico de loratadina',
    'tenho alergia a dipirona. Tresiba',
    'insulina, remédio para alergia',
    'loratadina p/ alergia e insulina',
    'loratadina p/alergia e Lantus',
  ])('%s names a medicine that is taken beside it', (otherMedications) => {
    expect(usesInsulin(someone({ otherMedications }))).toBe(true);
  });

  it('allergies that were typed elsewhere are found there, up to where the medicines go on', () => {
    expect(typedAllergiesOf(['Puran, alergia à dipirona e uso Lantus', 'remédio para alergia'])).toEqual([
      'alergia a dipirona e ',
    ]);
  });

  it('an eating disorder is one, a compulsion to gamble is not', () => {
    const isRisk = (otherConditions: string) => hasEatingRisk(someone({ otherConditions }));
    expect(['anorexia', 'Vigorexia', 'compulsão', 'compulsão alimentar'].map(isRisk)).toEqual([true, true, true, true]);
    expect(isRisk('compulsão por jogos')).toBe(false);
  });

  it.each([
    ['faço diálise', false, true],
    ['nefropatia', false, true],
    ['insuficiência cardíaca', true, false],
    ['dois stents', true, false],
    ['asma', false, false],
  ])('%s: heart %s, kidneys %s', (otherConditions, heart, kidneys) => {
    const profile = someone({ otherConditions });
    expect([hasHeartDisease(profile), hasKidneyDisease(profile)]).toEqual([heart, kidneys]);
    expect(watchesFluid(profile)).toBe(heart || kidneys);
  });

  it('ketones matter with type 1 and insulin', () => {
    expect(mayHaveKetones(someone({ chronicConditions: ['Diabetes Tipo 1'] }))).toBe(true);
    expect(mayHaveKetones(someone({ otherMedications: 'Tresiba' }))).toBe(true);
    expect(mayHaveKetones(someone({ chronicConditions: ['Diabetes Tipo 2'] }))).toBe(false);
  });

  it('prediabetes is not diabetes', () => {
    expect(hasDiabetes(someone({ chronicConditions: ['Diabetes Tipo 2'] }))).toBe(true);
    expect(hasDiabetes(someone({ otherConditions: 'pré-diabetes' }))).toBe(false);
  });
});
