import { addDaysTo } from '@vida/contract/core/time.ts';
import { describe, expect, it, test } from 'vitest';
import type { OwnReading } from '../../../conversation.ts';
import { slept, used } from '../../../testing/sample-days.ts';
import { ask, converse, type SampleData } from '../testing/sample-chat.ts';

const TODAY = '2026-11-21';
const DAYS = 90;

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const isSunday = (day: string): boolean => weekdayOf(day) === 0;
const days = Array.from({ length: DAYS }, (_, daysAgo) => ({ daysAgo, day: addDaysTo(TODAY, -daysAgo) }));

const measured = (day: string, hour: number, value: number, extra: Partial<OwnReading> = {}): OwnReading => ({
  measuredAt: new Date(Date.parse(`${day}T00:00:00-03:00`) + hour * 3_600_000),
  value,
  diastolic: null,
  rangeFlag: null,
  kind: 'capillary',
  context: null,
  ...extra,
});

/** Beer on Saturday evenings and six hours of bed after it, 20 mg/dL more on Sundays, trained on Tuesdays. */
const data: SampleData = {
  nights: days.map(({ day, daysAgo }) => slept(daysAgo, isSunday(day) ? { bed: '01:00', quality: 4 } : { quality: 7 })),
  uses: days.flatMap(({ day, daysAgo }) => (weekdayOf(day) === 6 ? [used(2, 'latas', daysAgo, '20:00')] : [])),
  trainedDays: days.flatMap(({ day }) => (weekdayOf(day) === 2 ? [{ day, minutes: 40 }] : [])).toReversed(),
  readings: {
    glucose: days.flatMap(({ day }) => {
      const more = isSunday(day) ? 20 : 0;
      return [
        measured(day, 7, 100 + more, { context: 'jejum' }),
        measured(day, 20, (weekdayOf(day) === 2 ? 120 : 140) + more),
      ];
    }),
    blood_pressure: days.map(({ day }) => measured(day, 7, isSunday(day) ? 138 : 128, { diastolic: 82 })),
  },
};

const NEVER = /não encontrei|não sei/i;

describe('what a question makes a condition of', () => {
  it.each([
    [
      'quanto dormi em média nas noites em que bebi?',
      'Nas noites em que você bebeu, seu tempo médio na cama por noite foi de 6 h',
    ],
    ['quanto dormi em média nas noites em que bebi?', 'nas noites sem registro de bebida, 8 h'],
    [
      'dormi melhor nas noites sem álcool?',
      'Nas noites sem registro de bebida, a nota média do seu sono foi de 7,0 de 10',
    ],
    ['como dormi quando bebi', '(12 noites)'],
    ['minha glicose aos domingos', 'Aos domingos, sua glicose média foi de 140 mg/dL (24 medições em 12 dias)'],
    ['minha glicose todo domingo', 'nos outros dias, 118 mg/dL'],
    ['glicose em jejum aos domingos', 'Aos domingos, sua glicose média foi de 120 mg/dL (12 medições em 12 dias)'],
    ['glicose em jejum aos domingos', 'Só contei o que foi registrado em jejum.'],
    ['minha glicose nos fins de semana', 'Nos fins de semana, sua glicose média foi de 130 mg/dL'],
    ['maior glicose aos domingos', 'Aos domingos, sua glicose mais alta foi 160 mg/dL, em 15/11'],
    ['quantas vezes minha glicose passou de 150 aos domingos?', '12 de 24 medições com mais de 150 mg/dL (50%)'],
    ['glicose nos dias em que treinei', 'Nos dias em que você treinou, sua glicose média foi de 110 mg/dL'],
    ['minha pressão aos domingos', 'Aos domingos, sua pressão média foi de 138 por 82 mmHg'],
    ['qual dia da semana minha glicose é mais alta?', 'mais alta é aos domingos (140 mg/dL)'],
    ['qual dia da semana eu durmo menos?', 'a mais baixa, aos domingos (6 h)'],
    ['minha glicose é mais alta de manhã ou de noite?', 'De manhã, sua glicose média foi de 103 mg/dL'],
    [
      'compare minha glicose de outubro com novembro',
      'Em outubro (de 01/10 a 31/10), sua glicose média foi de 121 mg/dL (62 medições',
    ],
    ['compare minha glicose de outubro com novembro', 'em novembro (de 01/11 a 21/11), 121 mg/dL'],
    ['quantas noites dormi menos de 7 horas esse mês?', '3 de 21 noites com menos de 7 h neste mês'],
    ['quantas noites dormi mais de 7h esse mês?', '18 de 21 noites com mais de 7 h neste mês'],
    ['glicose > 150 aos domingos', '12 de 24 medições com mais de 150 mg/dL (50%)'],
    ['minha pressão de segunda a sexta', 'Nos dias de semana, sua pressão média foi de 128 por 82 mmHg'],
    ['minha pressão no fim de semana é maior que na semana?', 'Nos fins de semana, sua pressão média foi de'],
    [
      'comparando janeiro com fevereiro, como ficou minha glicose',
      'Não encontrei registro de glicose em janeiro (de 01/01 a 31/01).',
    ],
    ['dormi pior nas noites em que tomei café de tarde?', 'nas noites sem registro de cafeína à tarde'],
    ['qual dia da semana eu treino mais?', 'Às terças-feiras: 520 min (13 dias treinados)'],
    ['quanto bebi nos fins de semana em outubro?', 'Contei o que foi registrado em outubro'],
  ])('%s: %s', async (question, said) => {
    expect(await ask(question, { data })).toContain(said);
  });

  it.each([
    'minha glicose no fim de semana',
    'glicose na segunda',
    'quantos dias bebi esse mês?',
    'glicose ontem',
    'minha glicose de manhã',
  ])('but not of %s', async (question) => {
    const said = await ask(question, { data });
    expect(said).not.toContain('nos outros dias');
    expect(said).not.toMatch(NEVER);
  });
});

test('a condition that no series can tell is named as unused', async () => {
  expect(await ask('minha glicose nos dias em que comi pizza', { data })).toMatch(
    /^Ainda não sei separar os seus registros por "comi pizza"/,
  );
  expect(await ask('minha glicose nos dias de chuva', { data })).toMatch(/^Ainda não sei separar/);
  expect(await ask('quanto dormi de manhã aos domingos', { data })).toContain('A hora do dia eu não sei separar');
});

test('a known condition beside an unknown one is used, and both are said', async () => {
  const said = await ask('minha glicose aos domingos nos dias de chuva', { data });
  expect(said).toMatch(/^Ainda não sei separar/);
  expect(said).toContain('Aos domingos, sua glicose média foi de 140 mg/dL');
});

test('14 of a pressure is 140 mmHg', async () => {
  const said = await ask('quantas vezes minha pressão passou de 13 aos domingos?', { data });
  expect(said).toContain('Aos domingos, 12 de 12 medições com mais de 130 mmHg');
});

test('what no device could read is told as it was shown', async () => {
  const high = measured('2026-11-15', 12, 0, { value: null, rangeFlag: 'high' });
  const readings = { glucose: [...(data.readings?.glucose ?? []), high] };
  expect(await ask('maior glicose aos domingos', { data: { ...data, readings } })).toContain(
    'sua glicose mais alta foi HI',
  );
});

test('what is recorded on the same day is no cause', async () => {
  const notCause = 'não prova que uma coisa causa a outra';
  expect(await ask('glicose nos dias em que treinei', { data })).toContain(notCause);
  expect(await ask('minha glicose aos domingos', { data })).not.toContain(notCause);
});

test('a follow-up keeps the condition, or takes another', async () => {
  const told = (questions: readonly string[]) => converse(questions, { data }).then(({ text }) => text);
  expect(await told(['quanto dormi nos fins de semana?', 'e nos dias de semana?'])).toContain(
    'Nos dias de semana, seu tempo médio na cama por noite foi de 8 h',
  );
  expect(await told(['minha pressão nos dias em que bebo', 'e nos que não bebo?'])).toMatch(
    /^Nos dias sem registro de bebida/,
  );
  expect(await told(['quanto dormi nas noites em que bebi?', 'e em outubro?'])).toContain(
    'Nas noites em que você bebeu, seu tempo médio na cama por noite foi de 6 h (4 noites)',
  );
  expect(await told(['minha glicose aos domingos', 'e ontem?'])).not.toContain('Aos domingos');
});

test('a low glucose of now goes before every figure', async () => {
  const low = {
    ...data,
    readings: { glucose: [...(data.readings?.glucose ?? []), measured(TODAY, 11.9, 48)] },
  };
  expect(await ask('minha glicose aos domingos', { data: low })).toMatch(
    /^Antes de tudo: sua última glicose foi 48 mg\/dL/,
  );
});

test('without records nothing is made up', async () => {
  expect(await ask('quanto dormi nas noites em que bebi?')).toBe(
    'Não encontrei registro de noites em todos os registros do último ano (de 21/11/2025 ' +
      'a 21/11). Para registrar, abra Qualidade do Sono e toque em "Registrar sono".',
  );
  expect(await ask('quanto dormi nas noites em que bebi?', { data: { ...data, uses: [] } })).toContain(
    'Nas noites em que você bebeu, nada registrado',
  );
});

test.each([
  [
    'quantos treinos eu fiz semana passada?',
    'Você treinou em 1 dia na semana passada (de 09/11 a 15/11): 40 min ao todo.\n\nPor ' +
      'semana, 150 minutos de atividade moderada já fazem bem, e qualquer movimento conta.',
  ],
  ['quanto treinei em outubro?', 'Você treinou em 4 dias em outubro (de 01/10 a 31/10): 160 min ao todo.'],
  ['treinei ontem?', 'Não encontrei registro de treino ontem. Seu último treino foi 40 min, em 17/11.'],
])('%s', async (question, said) => {
  const training = { exercises: [], weekMinutes: 40 };
  expect(await ask(question, { data: { ...data, training } })).toBe(said);
});
