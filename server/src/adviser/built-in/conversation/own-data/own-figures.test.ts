import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import { computePressureFigures } from '@vida/contract/measurements/pressure-rules.ts';
import { computeSleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { totalDosesOf } from '@vida/contract/substances/substance-rules.ts';
import { describe, expect, it } from 'vitest';
import { slept, used } from '../../../testing/made-up-days.ts';
import { NOW } from '../../../testing/made-up-person.ts';
import { ask, read, sensed } from '../testing/made-up-chat.ts';

const ZONE = 'America/Sao_Paulo';
const VALUES = [62, 95, 118, 140, 171, 203, 255, 130, 101, 88, 149, 166];

const singles = VALUES.map((value, index) => read(value, 3 + index * 20));
const sensor = sensed(VALUES, 40);

/** The figures as the screen asks for them: the last `days` days. */
const screenFigures = (readings: typeof singles, days: number) => {
  const timed = readings
    .map((each) => ({ ...each, at: each.measuredAt.getTime() }))
    .toSorted((a, b) => a.at - b.at);
  const to = new Date('2026-11-22T03:00:00Z');
  const from = new Date(to.getTime() - days * 86_400_000);
  const inside = timed.filter(({ at }) => at >= from.getTime() && at < to.getTime());
  return summarizeGlucose({
    days,
    from,
    to,
    now: NOW,
    timeZone: ZONE,
    sensor: inside.filter(({ kind }) => kind === 'sensor'),
    single: inside.filter(({ kind }) => kind !== 'sensor'),
    group: 'adult',
    newestAt: null,
  });
};

describe('a reading that asks for something at once', () => {
  it.each([
    ['meus batimentos', { heart_rate: [read(165, 1), read(70, 24 * 8), read(72, 24 * 9)] }],
    [
      'minha pressão',
      { blood_pressure: [read(192, 1, { diastolic: 122 }), read(120, 24 * 9, { diastolic: 78 })] },
    ],
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
    expect(text).toContain('média hoje foi de 112 mg/dL, em 2 medições.');
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

describe('glucose', () => {
  it.each([7, 14, 30])('of a sensor over %d days has the screen’s numbers', async (days) => {
    const figures = screenFigures([...sensor], days);
    const data = { readings: { glucose: sensor } };
    const mean = await ask(`média da glicose nos últimos ${days} dias`, { data });
    expect(mean).toContain(`${Math.round(figures.meanMgDl ?? 0)} mg/dL`);
    expect(mean).toContain(`${figures.readingCount.toLocaleString('pt-BR')} leituras do sensor`);
    const inRange = await ask(`tempo no alvo nos últimos ${days} dias`, { data });
    expect(inRange).toContain(`${Math.round(figures.rangePercents.target)}% do tempo`);
    const gmi = await ask(`meu gmi nos últimos ${days} dias`, { data });
    expect(gmi).toContain(
      figures.gmiPercent === null
        ? 'precisa de 10 dias'
        : `${figures.gmiPercent.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`,
    );
    const spread = await ask(`desvio padrão da glicose ${days} dias`, { data });
    expect(spread).toContain(`${figures.cvPercent?.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`);
  });

  it('of finger-pricks speaks of readings, never of time', async () => {
    const data = { readings: { glucose: singles } };
    const figures = screenFigures(singles, 14);
    const text = await ask('média da glicose', { data });
    expect(text).toContain(`${Math.round(figures.meanMgDl ?? 0)} mg/dL, em ${figures.readingCount} medições`);
    expect(text).toContain('das medições ficaram na faixa de 70 a 180 mg/dL');
    expect(text).toContain('Isto é parte das medições, não do tempo');
  });

  it('has its ends with their moments', async () => {
    const data = {
      readings: { glucose: [read(62, 30), read(255, 50, { context: 'pos_refeicao' }), read(120, 5)] },
    };
    expect(await ask('qual a mais alta da glicose na semana', { data })).toContain(
      'foi 255 mg/dL, em 19/11 às 10:00, depois de comer',
    );
    expect(await ask('menor glicose da semana', { data })).toContain('foi 62 mg/dL, ontem às 06:00');
  });

  it('counts what is below, and a limit of the asker’s own', async () => {
    const data = { readings: { glucose: singles } };
    expect(await ask('quantas hipos tive', { data })).toContain('Você teve 1 medição abaixo de 70 mg/dL');
    expect(await ask('quantas vezes passei de 200', { data })).toContain('2 medições acima de 200 mg/dL');
    expect(await ask('quantas hipos tive', { data: { readings: { glucose: [read(120, 5)] } } })).toContain(
      'Nenhuma glicose abaixo',
    );
  });

  it('is told in mmol/L to who reads mmol/L', async () => {
    const data = { readings: { glucose: singles } };
    const text = await ask('tempo no alvo', { data, glucoseUnit: 'mmol/L' });
    expect(text).toContain('na faixa de 3,9 a 10,0 mmol/L');
    expect(await ask('maior glicose', { data, glucoseUnit: 'mmol/L' })).toContain('14,2 mmol/L');
    expect(await ask('última glicose', { data, glucoseUnit: 'mmol/L' })).not.toContain('{');
  });

  it('in the small hours holds what the clock or the mark says', async () => {
    const at = (wall: string) => new Date(`${wall}:00-03:00`);
    const readings = [
      { ...read(100, 0), measuredAt: at('2026-11-20T02:30') },
      { ...read(140, 0), measuredAt: at('2026-11-20T05:59') },
      { ...read(300, 0), measuredAt: at('2026-11-20T06:00') },
      { ...read(120, 0, { context: 'madrugada' }), measuredAt: at('2026-11-20T23:50') },
    ];
    const text = await ask('média da glicose de madrugada ontem', {
      data: { readings: { glucose: readings } },
    });
    expect(text).toContain('de madrugada ontem foi de 120 mg/dL, em 3 medições');
  });

  it('shows the days up to the newest reading where the last ones hold none', async () => {
    const data = {
      readings: {
        glucose: singles.map((each) => ({
          ...each,
          measuredAt: new Date(each.measuredAt.getTime() - 100 * 86_400_000),
        })),
      },
    };
    expect(await ask('média da glicose', { data })).toContain(
      'Não há medições de glicose nos últimos 14 dias',
    );
    expect(await ask('média da glicose ontem', { data })).toContain('Não encontrei glicose registrada ontem');
  });

  it('of a day that no calendar has is asked for again', async () => {
    const data = { readings: { glucose: singles } };
    expect(await ask('glicose do dia 30/02', { data })).toContain('Não encontrei essa data');
  });

  it('compares two weeks', async () => {
    const data = { readings: { glucose: [read(150, 48), read(120, 24 * 9), read(130, 24 * 8)] } };
    expect(await ask('compare minha glicose desta semana com a passada', { data })).toContain(
      'é de 150 mg/dL; na semana passada (de 09/11 a 15/11), foi de 125 mg/dL. São 25 mg/dL a mais',
    );
  });
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
    ].map(([systolic = 0, diastolic], index) =>
      read(systolic, 20 + 24 * index, { diastolic: diastolic ?? 0 }),
    );
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
    expect(text).toContain('foi de 131 por 80 mmHg; na semana passada (de 09/11 a 15/11), 138 por 80 mmHg');
    expect(text).toContain('aqui há 3 dias e 2 dias');
  });

  it('sleep has the screen’s means', async () => {
    const nights = Array.from({ length: 9 }, (_, index) =>
      slept(index, { wake: index % 2 ? '06:10' : '07:25', quality: 5 + (index % 4) }),
    );
    const figures = computeSleepFigures(nights);
    const text = await ask('média de sono', { data: { nights } });
    expect(text).toContain(
      `${figures?.meanHours.toLocaleString('pt-BR')} h por noite nas suas 7 noites mais recentes`,
    );
    expect(text).toContain(
      `${figures?.meanQuality.toLocaleString('pt-BR', { minimumFractionDigits: 1 })} de 10`,
    );
  });

  it('alcohol is told as it was recorded, in standard doses too', async () => {
    const uses = [
      used(3, 'latas', 1, '20:00'),
      used(2, 'copos', 2, '21:00', { drink: 'wine' }),
      used(0, 'doses', 0),
    ];
    const text = await ask('quantas cervejas tomei esta semana', { data: { uses } });
    expect(text).toContain('2 copos de vinho e 3 latas de cerveja');
    expect(text).toContain(
      `${totalDosesOf(uses).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} doses-padrão`,
    );
    expect(await ask('bebi hoje?', { data: { uses } })).toContain('você anotou zero em 1 dia');
    expect(await ask('fumei hoje?', { data: { uses } })).toContain('Não há registro de tabaco hoje');
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
