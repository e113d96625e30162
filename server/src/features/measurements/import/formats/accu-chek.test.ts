import { describe, expect, it } from 'vitest';
import { briefReadings, countLines, readFixture } from '../testing/read-fixture.ts';

const meter = ['Serial number;Download date;Download time;;;;;;;', 'U123456789;08.12.2025;17:04;;;;;;;'];
const english =
  'Date;Time;Result;Unit;Temperature warning;Out of target range;Other;Before meal;After meal;Control test';
const german =
  'Datum;Uhrzeit;Ergebnis;Einheit;Temperaturwarnung;Außerhalb des Zielbereichs;Sonstige;Vor dem Essen;Nach dem ' +
  'Essen;Kontrolltest';
const rows = [
  '07.12.2025;07:30;104;mg/dL;;;;X;;',
  '07.12.2025;10:00;7,8;mmol/L;;X;;;X;',
  '07.12.2025;12:00;HI;mg/dL;;;;;;',
  '07.12.2025;12:05;LO;mg/dL;;;X;;;',
  '07.12.2025;13:00;120;mg/dL;;;;;;X',
];
const file = (...lines: readonly string[]) => lines.join('\r\n');

const expected = [
  ['2025-12-07T10:30:00Z', 'glucose', 'capillary', 104],
  ['2025-12-07T13:00:00Z', 'glucose', 'capillary', 140.542],
  ['2025-12-07T15:00:00Z', 'glucose', 'capillary', 'high'],
  ['2025-12-07T15:05:00Z', 'glucose', 'capillary', 'low'],
];

describe('Accu-Chek', () => {
  it.each([
    ['whole', [...meter, english, ...rows]],
    ['in German', [...meter, german, ...rows]],
    ['in a language we do not know', [...meter, english.replace(/[A-Z]\w+/g, 'Ж$&'), ...rows]],
    ['without the lines about the meter', [english, ...rows]],
    ['without a header', [...meter, ...rows]],
    ['of rows alone', rows],
  ])('reads a report %s; day before month, a unit in every row, no control solution', async (_name, lines) => {
    const read = await readFixture(file(...lines));
    expect(read).toMatchObject({
      format: 'accu_chek',
      unit: 'mg/dL',
      dateOrder: 'dmy',
      skipped: 1,
      errors: [],
    });
    expect(briefReadings(read)).toEqual(expected);
    expect(read.readings.map(({ context, originalMmolL }) => context ?? originalMmolL)).toEqual([
      'pre_refeicao',
      'pos_refeicao',
      null,
      null,
    ]);
    expect(read.readings[1]?.originalMmolL).toBe(7.8);
    expect(countLines(read)).toBe(5);
  });

  it('keeps meters apart', async () => {
    const keyOf = async (serial: string) =>
      (await readFixture(file(meter[0] ?? '', `${serial};;;;;;;;;`, english, ...rows))).readings[0]?.sourceKey;
    expect(await keyOf('U111111111')).not.toBe(await keyOf('U222222222'));
  });

  it('says which lines it could not take', async () => {
    const bad = [
      '31.02.2025;07:30;104;mg/dL;;;;;;',
      '07.12.2025;07:35;1,5;mg/dL;;;;;;',
      '07.12.2025;07:40;;mg/dL;;;;;;',
      '07.12.2025;07:45;104;;;;;;;',
    ];
    expect((await readFixture(file(...meter, english, ...rows, ...bad))).errors).toEqual([
      { line: 9, reason: 'data que não conseguimos ler: 31.02.2025 07:30' },
      { line: 10, reason: 'valor 1,5 parece estar em mmol/L, e não em mg/dL' },
      { line: 11, reason: 'sem valor de glicose' },
      { line: 12, reason: 'sem a unidade do valor' },
    ]);
    expect(countLines(await readFixture(file(...meter, english)))).toBe(0);
  });
});
