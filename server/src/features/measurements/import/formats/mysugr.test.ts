import { describe, expect, it } from 'vitest';
import { briefReadings, briefTreatments, countLines, readFixture } from '../testing/read-fixture.ts';

const english = [
  'Date',
  'Time',
  'Tags',
  'Blood Sugar Measurement (mg/dL)',
  'Insulin Injection Units (Pen)',
  'Basal Injection Units',
  'Insulin Injection Units (pump)',
  'Insulin (Meal)',
  'Insulin (Correction)',
  'Temporary Basal Percentage',
  'Temporary Basal Duration (Minutes)',
  'Meal Carbohydrates (Grams, Factor 1)',
  'Meal Descriptions',
  'Activity Duration (Minutes)',
  'Activity Intensity (1: Cosy, 2: Ordinary, 3: Demanding)',
  'Activity Description',
  'Steps',
  'Note',
  'Location',
  'Blood pressure',
  'Body weight (kg)',
  'HbA1c (Percent)',
  'Ketones',
  'Food type',
  'Medication',
];

type Field = 'date' | 'time' | 'tags' | 'glucose' | 'pen' | 'basal' | 'pump' | 'meal' | 'correction' | 'carbs';
type Entry = Partial<Record<Field | 'steps' | 'pressure' | 'weight' | 'hba1c', string>>;
const places = {
  date: 0,
  time: 1,
  tags: 2,
  glucose: 3,
  pen: 4,
  basal: 5,
  pump: 6,
  meal: 7,
  correction: 8,
  carbs: 11,
  steps: 16,
  pressure: 19,
  weight: 20,
  hba1c: 21,
};

const line = (entry: Entry): string => {
  const cells = Array.from({ length: english.length }, () => '');
  for (const [field, text] of Object.entries({ date: 'Oct 1, 2024', time: '7:30:00 AM', ...entry }))
    cells[places[field as keyof typeof places]] = text;
  return cells.map((cell) => `"${cell}"`).join(',');
};
const file = (entries: readonly Entry[], header: readonly string[] = english) =>
  [header.map((name) => `"${name}"`).join(','), ...entries.map(line)].join('\n');

describe('mySugr', () => {
  it('takes glucose with its moment, insulin once, food, pressure, weight and HbA1c', async () => {
    const read = await readFixture(
      file([
        { glucose: '128', tags: 'Fasting, Home', pen: '6.5', meal: '5', correction: '1.5', carbs: '45' },
        { time: '10:00:00 PM', basal: '18', meal: '2', pressure: '122/81', weight: '72.5', hba1c: '6.8' },
        { time: '11:00:00 PM', glucose: 'Hi', tags: 'Bedtime' },
        { time: '11:30:00 PM', steps: '5000' },
      ]),
    );
    expect(read).toMatchObject({ format: 'mysugr', unit: 'mg/dL', dateOrder: null, skipped: 1, errors: [] });
    expect(briefReadings(read)).toEqual([
      ['2024-10-01T10:30:00Z', 'glucose', 'capillary', 128],
      ['2024-10-02T01:00:00Z', 'blood_pressure', 'manual', 122],
      ['2024-10-02T01:00:00Z', 'weight', 'manual', 72.5],
      ['2024-10-02T01:00:00Z', 'hba1c', 'manual', 6.8],
      ['2024-10-02T02:00:00Z', 'glucose', 'capillary', 'high'],
    ]);
    expect(read.readings.map(({ context, diastolic }) => context ?? diastolic)).toEqual([
      'jejum',
      81,
      null,
      null,
      'ao_deitar',
    ]);
    expect(briefTreatments(read)).toEqual([
      ['rapid_insulin', 6.5],
      ['carbs', 45],
      ['rapid_insulin', 2],
      ['long_insulin', 18],
    ]);
    expect(new Set([...read.readings, ...read.treatments].map(({ sourceKey }) => sourceKey)).size).toBe(9);
    expect(countLines(read)).toBe(4);
  });

  it.each([
    ['Before breakfast', 'pre_refeicao'],
    ['Antes do almoço', 'pre_refeicao'],
    ['Vor dem Essen', 'pre_refeicao'],
    ['After the meal', 'pos_refeicao'],
    ['Después de la comida', 'pos_refeicao'],
    ['Em jejum, Antes do café da manhã', 'jejum'],
    ['Antes de dormir', 'ao_deitar'],
    ['Before breakfast, After breakfast', null],
    ['Before exercise', null],
    ['Breakfast', null],
    ['After sports, Before meal', 'pre_refeicao'],
    [`${'antes da '.repeat(3000)}comida`, null],
  ])('reads the tags "%s" as %s', async (tags, context) => {
    expect((await readFixture(file([{ glucose: '100', tags }]))).readings[0]?.context).toBe(context);
  });

  it.each([
    ['out 1, 2024', '07:30:00'],
    ['1 de out. de 2024', '07:30'],
    ['01.10.2024', '07:30:00'],
    ['1. Oktober 2024', '07:30'],
    ['1 oct 2024', '7:30:00 a. m.'],
    ['Oct 1, 2024', '7:30:00\u202fAM'],
  ])('reads the date %s %s', async (date, time) => {
    const read = await readFixture(file([{ date, time, glucose: '100' }]));
    expect(briefReadings(read)).toEqual([['2024-10-01T10:30:00Z', 'glucose', 'capillary', 100]]);
  });

  it('reads mmol/L and pounds, and finds columns by place in a language it does not know', async () => {
    const header = english.map((name, place) => ([3, 20].includes(place) ? name : `Ж ${name}`));
    const other = header.with(3, 'Ж (mmol/L)').with(20, 'Ж (lbs)');
    const read = await readFixture(file([{ date: '2024-10-01', glucose: '5,5', weight: '160' }], other));
    expect(read.unit).toBe('mmol/L');
    expect(read.readings.map(({ value }) => value)).toEqual([99.1001, 72.57]);
  });

  it('leaves alone what it could only guess: exchanges, mmol/mol, a weight without unit', async () => {
    const header = english
      .with(11, 'Meal Carbohydrates (Exchanges, Factor 12)')
      .with(20, 'Body weight')
      .with(21, 'HbA1c (mmol/mol)');
    const read = await readFixture(file([{ carbs: '4', weight: '160', hba1c: '48' }], header));
    expect(read).toMatchObject({ readings: [], treatments: [], skipped: 1 });
  });

  it('takes nothing of a row with an impossible or unreadable value, and says which', async () => {
    const read = await readFixture(
      file([
        { glucose: '120', pressure: '1200/80' },
        { glucose: '120', pressure: '80/120' },
        { glucose: '1O0' },
        { pen: 'many' },
        { carbs: '9000' },
        { pen: '-4' },
        { hba1c: '48' },
      ]),
    );
    expect(read.errors.map(({ reason }) => reason)).toEqual([
      'valor que não conseguimos ler: 1200/80',
      'valor 80/120 mmHg fora do possível',
      'valor que não conseguimos ler: 1O0',
      'quantidade que não conseguimos ler: many',
      'quantidade 9000 fora do possível',
      'quantidade -4 fora do possível',
      'valor 48 % fora do possível',
    ]);
    expect(read.errors.map(({ line: number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
});
