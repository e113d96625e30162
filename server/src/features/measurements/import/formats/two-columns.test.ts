import { describe, expect, it } from 'vitest';
import { briefReadings, countLines, readFixture, refusalOf } from '../testing/read-fixture.ts';

const sensor = [
  ['2025-04-22T13:00:00Z', 'glucose', 'sensor', 112],
  ['2025-04-22T13:05:00Z', 'glucose', 'sensor', 115],
];

describe('a table of two columns', () => {
  it.each([
    ['English names', 'time,gl\n2025-04-22 10:00:00,112\n2025-04-22 10:05:00,115'],
    ['Portuguese names', 'Data e hora;Glicemia (mg/dL)\n22/04/2025 10:00;112\n22/04/2025 10:05;115'],
    ['names we do not know', 'Χρόνος\tΤιμή\n2025-04-22T10:00\t112\n2025-04-22T10:05\t115'],
    ['no names', '2025-04-22 10:00;112\n2025-04-22 10:05;115'],
    ['a zone', 'timestamp,value\n2025-04-22T13:00:00Z,112\n2025-04-22T10:05:00-03:00,115'],
    ['day and time apart', 'Fecha;Hora;Glucosa\n22/04/2025;10:00;112\n22/04/2025;10:05;115'],
    ['more columns', 'id,time,carbs,glucose\n1,2025-04-22 10:00,30,112\n2,2025-04-22 10:05,,115'],
    ['the value first', '112,22/04/2025 10:00\n115,22/04/2025 10:05'],
    ['a unit in every row', 'date;value;unit\n2025-04-22 10:00;112;mg/dL\n2025-04-22 10:05;115;mg/dL'],
    ['a title', 'Minhas medidas;\nquando;data;glicose\na;2025-04-22 10:00;112\nb;2025-04-22 10:05;115'],
    ['words joined', 'carbs;bg_value;date_time\n30;112;2025-04-22 10:00\n;115;2025-04-22 10:05'],
    ['seconds since 1970', 'id,timestamp,glucose\n1,1745326800,112\n2,1745327100,115'],
    ['milliseconds since 1970', '1745326800000,112\n1745327100000,115'],
    ['a telephone above', 'Ana;1133334444\ndata;glicose\n2025-04-22 10:00;112\n2025-04-22 10:05;115'],
    ['months by name', 'date;bg\nApr 22, 2025 10:00 AM;112\nApr 22, 2025 10:05 AM;115'],
  ])('reads one with %s', async (_name, text) => {
    const read = await readFixture(text);
    expect(read).toMatchObject({ format: 'two_columns', unit: 'mg/dL', errors: [] });
    expect(briefReadings(read)).toEqual(sensor);
  });

  it('takes values hours apart for typed by hand, unless a name says how they were measured', async () => {
    const kindOf = async (name: string) =>
      (await readFixture(`data;${name}\n2025-04-22 07:00;112\n2025-04-22 12:00;140`)).readings[0]?.kind;
    expect(await kindOf('glicemia')).toBe('manual');
    expect(await kindOf('glicemia capilar')).toBe('capillary');
    expect(await kindOf('sensor glucose')).toBe('sensor');
  });

  it('reads mmol/L where the name says it, and asks where nothing does', async () => {
    expect((await readFixture('time;glucose_mmol_l\n2025-04-22 10:00;5,5')).readings[0]?.value).toBe(99.1001);
    const unclear = '2025-04-22 10:00;5,5\n2025-04-22 10:05;6,1';
    expect(await refusalOf(unclear)).toMatchObject({ status: 409, code: 'unit_ambiguous' });
    expect((await readFixture(unclear, { unit: 'mmol/L' })).readings.map(({ value }) => value)).toEqual([
      99.1001, 109.911,
    ]);
  });

  it('takes 40 and more for mg/dL, and decimals below for what nobody can tell', async () => {
    const from = (value: string) => `2025-04-22 10:00;33\n2025-04-22 10:05;${value}`;
    expect(await refusalOf(from('39'))).toMatchObject({ status: 409, code: 'unit_ambiguous' });
    expect((await readFixture(from('40'))).readings.map(({ value }) => value)).toEqual([33, 40]);
    const mixed = await readFixture('time;gl (mg/dL)\n2025-04-22 10:00;12,5\n2025-04-22 10:05;33,4');
    expect(mixed.errors).toEqual([{ line: 2, reason: 'valor 12,5 parece estar em mmol/L, e não em mg/dL' }]);
  });

  it('counts every line once and says what is wrong with it', async () => {
    const read = await readFixture(
      'time,gl\n2025-04-22 10:00,112\n2025-04-22 10:00,112\n1969-12-31 10:00,100\n2025-04-22 10:05,\n2027-01-01 ' +
        '10:00,100\n,90',
    );
    expect(read.errors).toEqual([
      { line: 4, reason: 'a data 1969-12-31 10:00 está fora do que aceitamos (a partir de 1990)' },
      { line: 5, reason: 'sem valor de glicose' },
      { line: 6, reason: 'data no futuro' },
      { line: 7, reason: 'data vazia' },
    ]);
    expect([read.readings.length, read.duplicates, countLines(read)]).toEqual([1, 1, 6]);
    expect(countLines(await readFixture('data e hora;valor\n'))).toBe(0);
  });

  it('does not take half of a decimal comma that no quotes protect', async () => {
    const shifted = 'mais colunas do que o cabeçalho tem';
    const named = await readFixture('time,gl (mmol/L)\n2025-04-22 10:00,6\n2025-04-22 10:05,5,5');
    expect(named.errors).toEqual([{ line: 3, reason: shifted }]);
    expect((await readFixture('2025-04-22 10:00,90\n2025-04-22 10:05,90,5')).errors).toEqual([
      { line: 2, reason: shifted },
    ]);
  });

  it('leaves alone a row that a spreadsheet split at its decimal comma', async () => {
    const read = await readFixture('time;glucose (mmol/L);\n22/04/2025 10:00;5;5\n22/04/2025 10:05;6;');
    expect(read.readings.map(({ originalMmolL }) => originalMmolL)).toEqual([6]);
    expect(read.errors.map(({ line }) => line)).toEqual([2]);
  });

  it('knows instants apart: equal values are no duplicates, and another file is new', async () => {
    const keysOf = async (...rows: string[]) =>
      (await readFixture(`time,gl\n${rows.join('\n')}`)).readings.map(({ sourceKey }) => sourceKey);
    const first = await keysOf('2025-04-22T13:00:00Z,112', '2025-04-22T13:05:00Z,112');
    const second = await keysOf('2025-04-22T13:05:00Z,112', '2025-04-22T13:10:00Z,112');
    expect(first[1]).toBe(second[0]);
    expect(new Set([...first, ...second]).size).toBe(3);
  });

  it.each([
    [
      'a kind and a unit in every row',
      'Item Type;Date and Time;Value;Unit;Notes\nInsulin;2025-04-22 09:00;80;U;\nBlood Sugar Reading;2025-04-22 ' +
        '10:00;112;mg/dL;insulina\nCarbohydrates;2025-04-22 11:00;60;g;',
      { skipped: 2, errors: [] },
    ],
    [
      'a kind alone',
      'type,time,value\nblood_glucose,2025-04-22 10:00,112\nweight,2025-04-22 10:00,72\nenergy,2025-04-22 10:01,90',
      { skipped: 1, errors: [{ line: 4, reason: 'tipo de registro desconhecido: energy' }] },
    ],
    [
      'a unit alone',
      'time,value,unit\n2025-04-22 09:00,72,kg\n2025-04-22 10:00,112,mg/dL\n2025-04-22 11:00,90,',
      {
        skipped: 0,
        errors: [
          { line: 2, reason: 'a unidade kg não é de glicose' },
          { line: 4, reason: 'sem a unidade do valor' },
        ],
      },
    ],
    [
      'a kind whose names are long',
      'tipo;data;valor\nInsulina rápida;2025-04-22 10:00;12\nglicemia;2025-04-22 10:30;112\nPeso;2025-04-22 11:00;72',
      { skipped: 2, errors: [] },
    ],
    [
      'a moment of the day',
      'data;glicose;momento\n2025-04-22 10:00;112;antes do exercício',
      { skipped: 0, errors: [] },
    ],
    ['a note', 'time,gl,obs\n2025-04-22 10:00,112,insulina 4u', { skipped: 0, errors: [] }],
  ])('takes glucose alone of rows with %s', async (_name, text, expected) => {
    const read = await readFixture(text);
    expect(read).toMatchObject(expected);
    expect(read.readings.map(({ value }) => value)).toEqual([112]);
  });

  it.each([
    ['means', 'date,avg glucose\n2025-04-22 10:00,112'],
    ['goals', 'data;meta de glicose\n2025-04-22 10:00;110'],
    ['days without a time', 'data,valor\n2025-04-22,100'],
    ['weights', 'data,peso\n2025-04-22 10:00,72'],
    ['pulse', 'timestamp,heart rate\n2025-04-22 10:00,72'],
    ['two columns that could be the value', '2025-04-22 10:00,112,80'],
    ['many columns without a known name', 'a,b,c,d,e\n2025-04-22 10:00,112,,,'],
    ['no moment', 'nome;idade\nAna;40'],
  ])('is not a table of %s', async (_name, text) => {
    expect(await refusalOf(text)).toMatchObject({ status: 400, code: 'file_unknown' });
  });
});
