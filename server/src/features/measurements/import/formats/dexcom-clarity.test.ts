import { describe, expect, it } from 'vitest';
import { briefReadings, briefTreatments, countLines, readFixture } from '../testing/read-fixture.ts';

const names = (unit: string) => [
  'Index',
  'Timestamp (YYYY-MM-DDThh:mm:ss)',
  'Event Type',
  'Event Subtype',
  'Patient Info',
  'Device Info',
  'Source Device ID',
  `Glucose Value (${unit})`,
  'Insulin Value (u)',
  'Carb Value (grams)',
  'Duration (hh:mm:ss)',
  `Glucose Rate of Change (${unit}/min)`,
  'Transmitter Time (Long Integer)',
  'Transmitter ID',
];

const preamble = [
  '1,,FirstName,,Lúcia,,,,,,,,',
  '2,,LastName,,Andrade,,,,,,,,',
  '3,,DateOfBirth,,1970-01-01,,,,,,,,',
  '4,,Device,,,Dexcom G6,android G6,,,,,,',
  '5,,Alert,Low,,,android G6,70,,,,,',
  '6,,Alert,Urgent Low,,,android G6,55,,,,,',
  '6,2025-04-12T00:00:00,Alert,High,,,android G6,250,,,,,',
];

const rows = [
  '7,2025-04-12T00:56:47,EGV,,,,android G6,142,,,,,1000,8AAAAA',
  '8,2025-04-12 01:01:47,EGV,,,,android G6,Low,,,,,1300,8AAAAA',
  '9,2025-04-12T01:06:47,EGV,,,,android G6,High,,,,,1600,8AAAAA',
  '10,2025-04-12T01:10:00,Calibration,,,,android G6,118,,,,,1800,8AAAAA',
  '11,2025-04-12T07:45:00,Insulin,Fast-Acting,,,android G6,,"4,5",,,,',
  '12,2025-04-12T22:00:00,Insulin,Long-Acting,,,android G6,,18,,,,',
  '13,2025-04-12T07:50:00,Carbs,,,,android G6,,,45,,,',
  '14,2025-04-12T18:00:00,Exercise,Medium,,,android G6,,,,00:30:00,,',
];

const file = (lines: readonly string[], header = names('mg/dL')) => [header.join(','), ...lines].join('\r\n');

const expected = [
  ['2025-04-12T03:56:47Z', 'glucose', 'sensor', 142],
  ['2025-04-12T04:01:47Z', 'glucose', 'sensor', 'low'],
  ['2025-04-12T04:06:47Z', 'glucose', 'sensor', 'high'],
  ['2025-04-12T04:10:00Z', 'glucose', 'capillary', 118],
];

describe('Dexcom Clarity', () => {
  it('takes readings, calibrations, insulin and food; never the person or the limits of the alarms', async () => {
    const read = await readFixture(file([...preamble, ...rows]));
    expect(read).toMatchObject({
      format: 'dexcom_clarity',
      unit: 'mg/dL',
      dateOrder: null,
      skipped: 8,
      errors: [],
    });
    expect(briefReadings(read)).toEqual(expected);
    expect(briefTreatments(read)).toEqual([
      ['rapid_insulin', 4.5],
      ['long_insulin', 18],
      ['carbs', 45],
    ]);
    expect(JSON.stringify(read)).not.toMatch(/Lúcia|Andrade|1970/);
    expect(countLines(read)).toBe(15);
  });

  it.each([
    [
      'every field in quotes',
      file(rows)
        .replace(/[^,\r\n"]+/g, '"$&"')
        .replaceAll('""', '"'),
    ],
    [
      'thirteen columns',
      file(
        rows.slice(0, 4).map((row) => row.replace(',8AAAAA', '')),
        names('mg/dL').slice(0, 13),
      ),
    ],
    [
      'a header in a language we do not know',
      file(
        rows,
        names('mg/dL').map((name) => `Ж ${name}`),
      ),
    ],
    [
      'a Spanish header',
      file(rows, names('mg/dl').with(1, 'Marca temporal (AAAA-MM-DDThh:mm:ss)').with(7, 'Nivel de glucosa (mg/dl)')),
    ],
  ])('reads a file with %s', async (_name, text) => {
    const read = await readFixture(text);
    expect(briefReadings(read)).toEqual(expected);
    expect(read).toMatchObject({ format: 'dexcom_clarity', unit: 'mg/dL', errors: [] });
  });

  it('reads mmol/L, and words for low and high in other languages', async () => {
    const lines = [
      '1,2025-04-12T08:00:00,EGV,,,,iPhone G7,5.5,,,,,1,8A',
      '2,2025-04-12T08:05:00,EGV,,,,iPhone G7,Bajo,,,,,2,8A',
      '3,2025-04-12T08:10:00,EGV,,,,iPhone G7,Hoch,,,,,3,8A',
    ];
    const read = await readFixture(file(lines, names('mmol/L')));
    expect(read.readings.map(({ value, rangeFlag, originalMmolL }) => value ?? rangeFlag ?? originalMmolL)).toEqual([
      99.1001,
      'low',
      'high',
    ]);
  });

  it('takes an unknown event for the sensor only where the transmitter tells the time, else names it', async () => {
    const read = await readFixture(
      file([
        rows[0] ?? '',
        '2,2025-04-12T08:00:00,Ж,,,,G6,120,,,,,1234,8A',
        '3,2025-04-12T08:05:00,Ж,,,,G6,120,,,,,,',
        '4,2025-04-12T08:10:00,Insulin,Ж,,,G6,,3,,,,',
        '5,2025-04-12T08:15:00,Insulin,Fast-Acting,,,G6,,,,,,',
        '6,,EGV,,,,G6,120,,,,,1234,8A',
        '7,2025-04-12T08:20:00,EGV,,,,G6,,,,,,1234,8A',
      ]),
    );
    expect(read.readings.map(({ value }) => value)).toEqual([142, 120]);
    expect(read.errors).toEqual([
      { line: 4, reason: 'tipo de registro desconhecido: Ж' },
      { line: 5, reason: 'tipo de insulina desconhecido: Ж' },
      { line: 6, reason: 'sem quantidade' },
      { line: 7, reason: 'data vazia' },
      { line: 8, reason: 'sem valor de glicose' },
    ]);
  });

  it('says nothing new about a file without data', async () => {
    expect(countLines(await readFixture(file([])))).toBe(0);
  });
});
