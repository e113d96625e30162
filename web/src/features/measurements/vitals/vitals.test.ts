import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import { describe, expect, it } from 'vitest';
import type { Care } from '../../../lib/health-profile.ts';
import { aMetric } from '../measurements-fixture.ts';
import { plainNoteOf, readVital, summarizeVital, vitals } from './vitals.ts';

const careOf = (group: CareGroup, hasDiabetes = true): Care => ({
  group,
  hasDiabetes,
  needsKetones: false,
  hasKidneyDisease: false,
  isProneToLows: false,
  takesPressureMedicine: false,
  hasEatingRisk: false,
  sex: null,
});
const on = (day: string, metricType: HealthMetric['metricType'], value: number, diastolic?: number) =>
  aMetric({ metricType, value, diastolic: diastolic ?? null, measuredAt: `${day}T12:00:00.000Z` });

const summarize = (
  metrics: readonly HealthMetric[],
  group: CareGroup = 'adult',
  tellsWeightChange = true,
  care: Partial<Care> = {},
) => {
  const type = metrics[0]?.metricType ?? 'glucose';
  if (type === 'glucose') throw new Error('Glucose has its own figures.');
  return summarizeVital(type, metrics, {
    care: { ...careOf(group), hasEatingRisk: !tellsWeightChange, ...care },
    timeZone: 'America/Sao_Paulo',
    today: '2026-11-21',
  });
};
const statsOf = (...[metrics, group, tells]: Parameters<typeof summarize>) =>
  summarize(metrics, group, tells).stats.map(({ label, value }) => `${label}: ${value}`);

describe('pressure', () => {
  const threeDays = (systolic: number, diastolic: number) =>
    ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => on(day, 'blood_pressure', systolic, diastolic));

  it.each([
    [129, 79, 'Média de 129 por 79 mmHg em 3 dias. Fica abaixo de 130 por 80, a meta usual.'],
    [129.4, 79, 'Média de 129 por 79 mmHg em 3 dias. Fica abaixo de 130 por 80, a meta usual.'],
    [
      129.6,
      79,
      'Média de 130 por 79 mmHg em 3 dias. Fica acima da meta usual (abaixo de 130 por 80). Mostre estes números ' +
        'na próxima consulta.',
    ],
  ])('of %d por %d: %s', (systolic, diastolic, sentence) => {
    expect(summarize(threeDays(systolic, diastolic)).sentence).toBe(sentence);
  });

  it('of somebody old and treated asks about dizziness instead of praising', () => {
    const old = { takesPressureMedicine: true };
    const { sentence } = summarize(threeDays(108, 58), 'older', true, old);
    expect(sentence).toContain('Média de 108 por 58 mmHg em 3 dias.');
    expect(sentence).toContain('Se há tontura ao levantar, fraqueza ou quedas');
    expect(sentence).not.toContain('a meta usual');
    expect(summarize(threeDays(124, 72), 'older', true, old).sentence).toContain('a meta usual');
    expect(summarize(threeDays(108, 58), 'older').sentence).toContain('a meta usual');
    const reading = on('2026-11-21', 'blood_pressure', 108, 58);
    expect(readVital(reading, { ...careOf('older'), ...old })?.word).toBe('Baixa para quem toma remédio');
    expect(readVital(reading, { ...careOf('adult'), ...old })?.word).toBe('Normal');
  });

  it('of two days carries no mean', () => {
    const { sentence, stats } = summarize(threeDays(150, 95).slice(1));
    expect(sentence).toBe('Dados insuficientes: a média só diz algo com medições de pelo menos 3 dias. Aqui há 2.');
    expect(stats[0]?.isInsufficient).toBe(true);
  });

  it('in pregnancy is not held against a goal', () => {
    expect(summarize(threeDays(150, 95), 'pregnant').sentence).toBe(
      'Média de 150 por 95 mmHg em 3 dias. Na gravidez, a faixa certa é definida com seu pré-natal.',
    );
    expect(statsOf(threeDays(150, 95), 'pregnant').join()).not.toContain('Meta');
  });
});

describe('weight', () => {
  const weights = [on('2026-10-01', 'weight', 80.2), on('2026-11-20', 'weight', 78.4)];

  it('says the change, without praise', () => {
    expect(summarize(weights).sentence).toBe('1,8 kg a menos desde 01/10/2026.');
    expect(statsOf(weights)).toContain('Mudança no período: −1,8');
    expect(summarize(weights.slice(1)).sentence).toMatch(/^Dados insuficientes/);
  });

  it('says only what was recorded where weight is a delicate subject', () => {
    expect(summarize(weights, 'adult', false)).toMatchObject({
      sentence: 'Os pesos que você registrou neste período.',
      stats: [{ value: '2' }],
    });
  });
});

it('a heart rate has its mean from three days on', () => {
  const readings = [on('2026-11-18', 'heart_rate', 60), on('2026-11-19', 'heart_rate', 72)];
  expect(summarize(readings).sentence).toMatch(/^Dados insuficientes.*Aqui há 2\.$/);
  expect(summarize([...readings, on('2026-11-20', 'heart_rate', 84)]).sentence).toBe(
    'Média de 72 bpm em repouso, em 3 dias. O usual para adultos vai de 60 a 100.',
  );
});

describe('HbA1c', () => {
  const values = [on('2026-02-10', 'hba1c', 7.9), on('2026-05-20', 'hba1c', 7.2)];

  it('says the change, the goal of the group, and that the next test is late', () => {
    expect(summarize(values).sentence).toBe('0,7 ponto a menos desde 10/02/2026.');
    expect(statsOf(values)).toEqual([
      'Mudança no período: −0,7',
      'Meta usual, abaixo de: 7%',
      'Próximo exame: 20/08/2026 a 20/11/2026',
    ]);
    expect(summarize(values).stats[2]?.note).toMatch(/mais de 6 meses/);
    expect(statsOf(values, 'older')).toContain('Meta usual, abaixo de: 7,5%');
    expect(statsOf(values, 'minor').join()).not.toContain('Meta');
  });
});

describe('waist', () => {
  const at = (value: number) => on('2026-11-20', 'waist', value);
  const of = (sex: Care['sex'], care: Partial<Care> = {}): Care => ({ ...careOf('adult'), sex, ...care });

  it.each([
    ['female', 79.5, 'Usual'],
    ['female', 80, 'Pede atenção'],
    ['female', 88, 'Risco maior'],
    ['male', 93.5, 'Usual'],
    ['male', 94, 'Pede atenção'],
    ['male', 102, 'Risco maior'],
  ] as const)('of %s, %d cm: %s', (sex, value, word) => {
    expect(readVital(at(value), of(sex))?.word).toBe(word);
  });

  it('has no class where the sex is not known, and names the limits of both', () => {
    expect(readVital(at(96), of(null))).toBeNull();
    expect(plainNoteOf('waist', of(null))).toContain('94 cm em homens e de 80 cm em mulheres');
    expect(vitals.waist.scale([96, 104], of(null)).goals).toEqual([]);
  });

  it('is not judged in pregnancy, under 18, and where the body is a delicate subject', () => {
    for (const group of ['pregnant', 'minor'] as const)
      expect(readVital(at(96), { ...careOf(group), sex: 'female' })).toBeNull();
    const delicate = of('female', { hasEatingRisk: true });
    expect(readVital(at(96), delicate)).toBeNull();
    expect(plainNoteOf('waist', delicate)).not.toContain('80');
    expect(vitals.waist.scale([96], delicate).goals).toEqual([]);
    expect(summarize([at(96), on('2026-10-01', 'waist', 99)], 'adult', false).stats).toHaveLength(1);
  });

  it('says its change in cm, and its limit stands among the levels', () => {
    expect(summarize([on('2026-07-16', 'waist', 103), at(96.5)]).sentence).toBe('6,5 cm a menos desde 16/07/2026.');
    expect(vitals.waist.scale([96.5, 103], of('male'))).toEqual({ ticks: [90, 94, 100, 105], goals: [94] });
  });
});

it('the ends of a chart stay where a goal lies beside them', () => {
  expect(vitals.hba1c.scale([6.2, 13], careOf('adult')).ticks).toEqual([6, 7, 8, 10, 12, 14]);
});

it.each([
  ['adult', 'Um pouco alta'],
  ['older', 'Um pouco alta'],
  ['minor', undefined],
  ['pregnant', undefined],
] as const)('a pressure of 125 por 75 reads for %s: %s', (group, word) => {
  expect(readVital(on('2026-11-20', 'blood_pressure', 125, 75), careOf(group))?.word).toBe(word);
});

it('has no word before the profile is known, nor for a weight', () => {
  expect(readVital(on('2026-11-20', 'heart_rate', 72), null)).toBeNull();
  expect(readVital(on('2026-11-20', 'weight', 72), careOf('adult'))).toBeNull();
});

it('an HbA1c of somebody old whose medicine can bring lows is not praised', () => {
  const prone = { ...careOf('older'), isProneToLows: true };
  const tested = (percent: number) => on('2026-11-01', 'hba1c', percent);
  expect(readVital(tested(5.9), prone)).toMatchObject({ word: 'Baixa demais', range: 'low' });
  expect(readVital(tested(6.5), prone)?.word).toBe('Na meta usual');
  expect(readVital(tested(5.9), careOf('older'))?.word).toBe('Na meta usual');
});
