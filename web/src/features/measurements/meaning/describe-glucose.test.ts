import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { aMetric } from '../measurements-fixture.ts';
import { describeGlucose, type GlucoseMoment, toGlucoseReader } from './describe-glucose.ts';

const today = '2026-11-21';
const usualMoment: GlucoseMoment = { unit: 'mg/dL', isNow: true, isToday: true, isRepeated: false };
const diabetes: Partial<HealthProfile> = {
  chronicConditions: ['Diabetes Tipo 2'],
  updatedAt: '2026-11-20T12:00:00.000Z',
};

const describeFor = (
  metric: Parameters<typeof aMetric>[0],
  moment: Partial<GlucoseMoment> = {},
  profile: Partial<HealthProfile> = diabetes,
): string =>
  describeGlucose(aMetric(metric), toGlucoseReader({ ...EMPTY_HEALTH_PROFILE, ...profile }, today), {
    ...usualMoment,
    ...moment,
  });

describe('one reading in one sentence', () => {
  it.each([
    [187, 'pos_refeicao', '187 depois de comer: um pouco acima de 180. Uma vez só não preocupa. Meça amanhã em jejum.'],
    [135, 'jejum', '135 em jejum: um pouco acima de 130. Uma vez só não preocupa. Meça de novo amanhã em jejum.'],
    [
      230,
      'pos_refeicao',
      '230 depois de comer: acima de 180. Se acontecer de novo, mostre à sua equipe de saúde. Meça amanhã em jejum.',
    ],
    [180, 'pos_refeicao', '180 depois de comer: no limite de 180.'],
    [112, 'jejum', '112 em jejum: dentro da meta usual, de 80 a 130.'],
    [142, 'pos_refeicao', '142 depois de comer: acima de 140, mas dentro da meta usual, abaixo de 180.'],
    [112, 'pos_refeicao', '112 depois de comer: dentro da meta usual, abaixo de 180.'],
    [142, null, '142: acima de 140, mas dentro da faixa de 70 a 180. Marque o momento do dia, e a leitura diz mais.'],
    [112, null, '112: dentro da faixa de 70 a 180. Marque o momento do dia, e a leitura diz mais.'],
    [112, 'outro', '112: dentro da faixa de 70 a 180.'],
    [75, 'jejum', '75 em jejum: um pouco abaixo de 80. Meça de novo se sentir tremor, suor ou fome.'],
    [
      62,
      'jejum',
      '62 em jejum: abaixo de 70. Regra dos 15: 15 g de açúcar de ação rápida, espere 15 minutos e meça de novo.',
    ],
    [260, 'jejum', '260 em jejum: acima de 250. Meça de novo em 1 a 2 horas e beba água.'],
  ] as const)('%d %s', (value, context, text) => {
    expect(describeFor({ value, context })).toBe(text);
  });

  it('says what was repeated, and gives no comfort about it', () => {
    expect(describeFor({ value: 187, context: 'pos_refeicao' }, { isRepeated: true })).toBe(
      '187 depois de comer: um pouco acima de 180. Não é a primeira vez nestes dias: mostre à sua equipe de saúde.',
    );
  });

  it('gives no comfort where the earlier readings are not known', () => {
    expect(describeFor({ value: 187, context: 'pos_refeicao' }, { isRepeated: null })).toBe(
      '187 depois de comer: um pouco acima de 180. Meça amanhã em jejum.',
    );
  });

  it('of an earlier day asks for nothing tomorrow, and an earlier low says that it has passed', () => {
    expect(describeFor({ value: 187, context: 'pos_refeicao' }, { isToday: false, isNow: false })).toBe(
      '187 depois de comer: um pouco acima de 180. Uma vez só não preocupa.',
    );
    expect(describeFor({ value: 62 }, { isNow: false })).toMatch(/^62: abaixo de 70\. Esta medição já passou\./);
  });

  it('of a sensor asks for nothing: the curve goes on', () => {
    expect(describeFor({ value: 187, kind: 'sensor' })).toBe('187: um pouco acima de 180.');
    expect(describeFor({ value: 112, kind: 'sensor' })).toBe('112: dentro da faixa de 70 a 180.');
  });

  it.each([
    [{ value: null, rangeFlag: 'low' }, /^LO: abaixo do que o aparelho mede\. Coma 30 g/],
    [{ value: null, rangeFlag: 'high' }, /^HI: acima do que o aparelho mede\. .*SAMU 192/],
  ] as const)('of a reading without a number is as clear: %j', (metric, text) => {
    expect(describeFor(metric)).toMatch(text);
  });

  it('is written in mmol/L, and never above a limit that looks the same', () => {
    const inMmol = { unit: 'mmol/L' } as const;
    expect(describeFor({ value: 187, context: 'pos_refeicao' }, inMmol)).toMatch(
      /^10,4 depois de comer: um pouco acima de 10,0\./,
    );
    expect(describeFor({ value: 181 }, inMmol)).toMatch(/^10,0: no limite de 10,0\./);
    expect(describeFor({ value: 79.5, context: 'jejum' }, inMmol)).toBe('4,4 em jejum: no limite de 4,4.');
  });

  it('never calls a value more or less than itself', () => {
    const people: Partial<HealthProfile>[] = [
      diabetes,
      { ...diabetes, birthDate: '2015-01-01' },
      { updatedAt: '2026-11-20T12:00:00.000Z' },
    ];
    // The limits of mmol/L as they are stored, and every whole number of a meter.
    const values = [
      ...[3.9, 5.6, 7.8, 10, 13.9].map((value) => toMgDl(value, 'mmol/L')),
      ...Array.from({ length: 580 }, (_, index) => index + 20),
    ];
    for (const profile of people)
      for (const unit of ['mg/dL', 'mmol/L'] as const)
        for (const context of ['jejum', 'pos_refeicao', null] as const)
          for (const value of values) {
            const text = describeFor({ value, context }, { unit }, profile);
            const [shown = ''] = /^[\d,]+/.exec(text) ?? [];
            expect(text).not.toMatch(new RegExp(`(?:acima|abaixo) de ${shown}(?![\\d,]*\\d)`));
          }
  });

  it('is at the limit of what the card calls slightly high, and within its band', () => {
    expect(describeFor({ value: 141, context: 'pos_refeicao' }, { unit: 'mmol/L' })).toBe(
      '7,8 depois de comer: no limite de 7,8, dentro da meta usual, abaixo de 10,0.',
    );
    expect(describeFor({ value: toMgDl(7.8, 'mmol/L'), context: 'outro' }, { unit: 'mmol/L' })).toBe(
      '7,8: dentro da faixa de 3,9 a 10,0.',
    );
  });
});

describe('for whom it is', () => {
  it('without diabetes it is held against what is usual then, and is no diagnosis', () => {
    const profile = { chronicConditions: ['Hipertensão'], updatedAt: '2026-11-20T12:00:00.000Z' };
    expect(describeFor({ value: 92, context: 'jejum' }, {}, profile)).toBe(
      '92 em jejum: dentro do usual, abaixo de 100.',
    );
    expect(describeFor({ value: 112, context: 'jejum' }, {}, profile)).toBe(
      '112 em jejum: acima do usual, que é abaixo de 100. Não é diagnóstico: mostre na próxima consulta.',
    );
    expect(describeFor({ value: 130, context: 'jejum' }, {}, profile)).toBe(
      '130 em jejum: acima do usual, que é abaixo de 100. Não é diagnóstico: mostre à sua equipe de saúde nos ' +
        'próximos dias.',
    );
  });

  it('before anything is known of the person the goals of diabetes hold', () => {
    expect(describeFor({ value: 112, context: 'jejum' }, {}, {})).toBe(
      '112 em jejum: dentro da meta usual, de 80 a 130.',
    );
  });

  it.each([
    [{ pregnant: true }, 112, '112 em jejum. As metas na gravidez são combinadas com seu pré-natal.'],
    [{ pregnant: true }, 150, '150 em jejum: acima de 140. As metas na gravidez são combinadas com seu pré-natal.'],
    [{ birthDate: '2015-01-01' }, 112, '112 em jejum. A meta é combinada com o pediatra e a família.'],
    [{ birthDate: '2015-01-01' }, 190, '190 em jejum: acima de 180. A meta é combinada com o pediatra e a família.'],
  ] as const)('with %j of %d no band is called theirs', (profile, value, text) => {
    expect(describeFor({ value, context: 'jejum' }, {}, { ...diabetes, ...profile })).toBe(text);
  });

  it('no sentence ever speaks of a dose', () => {
    for (let value = 10; value <= 600; value += 1)
      for (const context of ['jejum', 'pos_refeicao', 'ao_deitar', null] as const)
        expect(describeFor({ value, context })).not.toMatch(/dose|insulina|unidades|parab[eé]ns|ótim|excelente/i);
  });
});
