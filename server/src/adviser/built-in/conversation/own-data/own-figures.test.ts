import { computePressureFigures } from '@vida/contract/measurements/pressure-rules.ts';
import { computeSleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { totalDosesOf } from '@vida/contract/substances/substance-rules.ts';
import { describe, expect, it } from 'vitest';
import { slept, used } from '../../../testing/sample-days.ts';
import { ask, read, type SampleData } from '../testing/sample-chat.ts';

describe('a reading that asks for something at once', () => {
  it.each([
    ['meus batimentos', { heart_rate: [read(165, 1), read(70, 24 * 8), read(72, 24 * 9)] }],
    ['minha pressão', { blood_pressure: [read(192, 1, { diastolic: 122 }), read(120, 24 * 9, { diastolic: 78 })] }],
  ])('stands beside a comparison of %s too', async (subject, readings) => {
    const text = await ask(`compare ${subject} desta semana com a semana passada`, { data: { readings } });
    expect(text).toContain('semana passada');
    expect(text).toMatch(/192|pronto atendimento|UPA/);
  });
});

describe('words that fit the figures', () => {
  it('two equal readings are one figure', async () => {
    const text = await ask('minha glicose hoje', {
      data: { readings: { glucose: [read(112, 5), read(112, 7)] } },
    });
    expect(text).toContain('média hoje foi de 112 mg/dL, em 2 medições de 1 dia.');
    expect(text).not.toContain('Foi de 112');
  });

  it('one low reading is not one of several', async () => {
    const data = { readings: { glucose: [read(50, 30), read(112, 7)] } };
    const text = await ask('quantas vezes minha glicose ficou baixa nos últimos 7 dias?', { data });
    expect(text).toContain('Ela ficou abaixo de 54 mg/dL.');
  });

  it('no high pressure is none', async () => {
    const data = { readings: { blood_pressure: [read(112, 5, { diastolic: 70 })] } };
    expect(await ask('quantas vezes minha pressão ficou alta?', { data })).toContain('Nenhuma de 1 medição');
  });

  it('a period that crosses the year names it', async () => {
    const data = { readings: { weight: [read(80, 5), read(82, 24 * 40)] } };
    expect(await ask('média do meu peso', { data })).toContain('(de 22/11/2025 a 21/11)');
  });

  it('the last of a day gone by is the last of that day', async () => {
    const data = { readings: { glucose: [read(98, 5), read(131, 20), read(120, 26)] } };
    expect(await ask('qual foi minha última glicose de ontem?', { data })).toContain(
      'Sua última glicose foi 131 mg/dL, ontem',
    );
  });

  it.each(['amanhã', 'semana que vem', 'depois de amanhã', 'em 25/12/2026'])(
    'what lies ahead (%s) was not measured',
    async (when) => {
      const data = { readings: { glucose: [read(98, 5)] } };
      expect(await ask(`minha glicose ${when}`, { data })).toContain('ainda não chegou');
    },
  );
});

it('a day is of the person’s own zone', async () => {
  const atMidnight = { ...read(111, 0), measuredAt: new Date('2026-11-21T01:30:00Z') };
  const data = { readings: { glucose: [atMidnight] } };
  expect(await ask('glicose ontem', { data })).toContain('111 mg/dL');
  expect(await ask('glicose hoje', { data, timeZone: 'Europe/Lisbon' })).toContain('111 mg/dL');
});

describe('the others', () => {
  it('pressure has the screen’s mean', async () => {
    const pressures = [
      [135, 85],
      [128, 82],
      [142, 91],
    ].map(([systolic = 0, diastolic], index) => read(systolic, 20 + 24 * index, { diastolic: diastolic ?? 0 }));
    const { mean } = computePressureFigures(
      pressures.map(({ value, diastolic, measuredAt }) => ({
        systolic: value ?? 0,
        diastolic: diastolic ?? 0,
        day: measuredAt.toISOString().slice(0, 10),
      })),
    );
    const text = await ask('minha pressão', { data: { readings: { blood_pressure: pressures } } });
    expect(text).toContain(`foi de ${mean?.systolic} por ${mean?.diastolic} mmHg, em 3 medições de 3 dias`);
    expect(text).toContain('acima da meta usual');
  });

  it('pressure of two weeks is compared by its means, and says where they carry nothing', async () => {
    const pressures = [0, 1, 2, 7, 8].map((day) => read(130 + day, 20 + 24 * day, { diastolic: 80 }));
    const text = await ask('compare minha pressão desta semana com a passada', {
      data: { readings: { blood_pressure: pressures } },
    });
    expect(text).toContain(
      'foi de 131 por 80 mmHg (3 medições em 3 dias); na semana passada (de 09/11 a 15/11), 138 por 80 mmHg',
    );
    expect(text).toContain('São poucos registros para tirar conclusões');
  });

  it('sleep has the screen’s means', async () => {
    const nights = Array.from({ length: 9 }, (_, index) =>
      slept(index, { wake: index % 2 ? '06:10' : '07:25', quality: 5 + (index % 4) }),
    );
    const figures = computeSleepFigures(nights);
    const text = await ask('média de sono', { data: { nights } });
    expect(text).toContain(`${figures?.meanHours.toLocaleString('pt-BR')} h por noite nas suas 7 noites mais recentes`);
    expect(text).toContain(`${figures?.meanQuality.toLocaleString('pt-BR', { minimumFractionDigits: 1 })} de 10`);
  });

  it('alcohol is told as it was recorded, in standard doses too', async () => {
    const uses = [used(3, 'latas', 1, '20:00'), used(2, 'copos', 2, '21:00', { drink: 'wine' }), used(0, 'doses', 0)];
    const text = await ask('quanto bebi de álcool esta semana', { data: { uses } });
    expect(text).toContain('2 copos de vinho e 3 latas de cerveja');
    const beer = await ask('quantas cervejas tomei esta semana', { data: { uses } });
    expect(beer).toContain('3 latas de cerveja');
    expect(beer).not.toContain('vinho');
    expect(beer).toContain('sem dizer qual bebida');
    expect(text).toContain(`${totalDosesOf(uses).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} doses-padrão`);
    expect(await ask('bebi hoje?', { data: { uses } })).toContain('você anotou zero em 1 dia');
    expect(await ask('fumei hoje?', { data: { uses } })).toContain('Não encontrei registro de tabaco hoje');
  });

  it('weight tells a change without praise, and nothing where it is delicate', async () => {
    const weight = [read(82, 24 * 20), read(80.4, 48)];
    expect(await ask('perdi quanto peso este mês', { data: { readings: { weight } } })).toContain(
      '1,6 kg a menos desde 01/11',
    );
    const profile = { otherConditions: 'tratei anorexia' };
    expect(await ask('quanto eu peso', { data: { profile, readings: { weight } } })).not.toMatch(/\d/);
  });
});

describe('somebody old and treated', () => {
  const old = (otherMedications: string) => ({
    birthDate: '1944-01-01',
    chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'],
    otherMedications,
  });
  const pressures = [1, 2, 3].map((days) => read(108, days * 24, { diastolic: 58 }));

  it('is not praised for a low HbA1c, and asked to talk this week', async () => {
    const readings = { hba1c: [read(5.9, 24 * 20, { kind: 'laboratory' })] };
    const prone = await ask('minha glicada', { data: { profile: old('Glibenclamida 5 mg'), readings } });
    expect(prone).toContain('está baixa demais: fale nesta semana');
    expect(prone).not.toContain('meta usual');
    expect(await ask('minha glicada', { data: { profile: old('Metformina'), readings } })).toContain(
      'Fica na meta usual',
    );
  });

  it('counts the lows of the week', async () => {
    const hba1c = [read(6.9, 24 * 20, { kind: 'laboratory' })];
    const profile = old('Diamicron');
    const asked = (readings: SampleData['readings']) =>
      ask('minha glicada', { data: { profile, readings: { hba1c, ...readings } } });
    expect(await asked({ glucose: [read(66, 60)] })).toContain('está baixa demais');
    expect(await asked({})).toContain('Fica na meta usual');
  });

  it('is asked about dizziness and falls where the pressure is low', async () => {
    const asked = (message: string, medicine: string) =>
      ask(message, { data: { profile: old(medicine), readings: { blood_pressure: pressures } } });
    for (const message of ['média da pressão', 'minha pressão', 'última pressão']) {
      expect(await asked(message, 'Losartana')).toMatch(/tontura ao levantar, fraqueza, ou caiu/);
      expect(await asked(message, 'Losartana')).not.toContain('Fica abaixo de 130 por 80');
    }
    expect(await asked('média da pressão', '')).toContain('Fica abaixo de 130 por 80');
    expect(await ask('pressão 108 por 58', { data: { profile: old('Losartana') } })).toMatch(/ou caiu ou quase caiu/);
  });
});

describe('waist', () => {
  const waist = [read(95, 24 * 40), read(93.5, 24 * 20), read(92, 3)];

  it('is told by its newest measure, and by what is asked of it', async () => {
    const data = { readings: { waist } };
    expect(await ask('qual minha cintura?', { data })).toContain('Sua última medida da cintura foi 92 cm');
    expect(await ask('minha maior cintura este mês', { data })).toContain('93,5 cm');
    expect(await ask('qual minha cintura?')).toContain('Não encontrei registro de cintura');
  });

  it('is told by the article where no record is meant, and not at all where it is delicate', async () => {
    const readings = { waist };
    expect(await ask('qual a medida ideal da cintura?', { data: { readings } })).toContain('menos de 94 cm');
    const profile = { chronicConditions: ['Anorexia nervosa'] };
    expect(await ask('qual minha cintura?', { data: { profile, readings } })).not.toMatch(/\d/);
  });
});

it('a gain of weight that may be fluid is told beside the weight', async () => {
  const profile = { chronicConditions: ['Doença Cardíaca'], height: 170, birthDate: '1960-01-01' };
  const readings = { weight: [read(80, 24 * 6), read(80.2, 24 * 4), read(83.5, 24)] };
  expect(await ask('quanto estou pesando?', { data: { profile, readings } })).toContain('líquido retido');
});
