import { describe, expect, it } from 'vitest';
import { briefReadings, countLines, readFixture, refusalOf } from '../testing/read-fixture.ts';

const date = Date.UTC(2025, 3, 12, 3, 56, 47);
const sgv = {
  _id: '5f0000000000000000000001',
  type: 'sgv',
  sgv: 142,
  date,
  device: 'xDrip',
  direction: 'Flat',
};
const one = ['2025-04-12T03:56:47Z', 'glucose', 'sensor', 142];

const read = (value: unknown, space = 2) => readFixture(JSON.stringify(value, null, space));

describe('Nightscout', () => {
  it.each([
    ['an array', [sgv]],
    ['one object', sgv],
    ['an answer of v3', { status: 200, result: [sgv] }],
    ['numbers as text', [{ ...sgv, sgv: '142', date: String(date) }]],
    ['a fractional date', [{ ...sgv, date: date + 0.25 }]],
    ['dateString in UTC', [{ ...sgv, date: undefined, dateString: '2025-04-12T03:56:47.000Z' }]],
    ['an offset without a colon', [{ ...sgv, date: undefined, dateString: '2025-04-12T00:56:47.000-0300' }]],
    ['an offset with a colon', [{ ...sgv, date: undefined, dateString: '2025-04-12T00:56:47-03:00' }]],
    ['no type', [{ ...sgv, type: undefined }]],
  ])('reads %s', async (_name, value) => {
    const file = await read(value);
    expect(file).toMatchObject({ format: 'nightscout', unit: 'mg/dL', dateOrder: null, errors: [] });
    expect(briefReadings(file)).toEqual([one]);
    expect(file.readings[0]?.utcOffsetMinutes).toBe(-180);
  });

  it('believes the offset that the file says, but not the 0 of a server that does not know', async () => {
    const offsets = async (change: object) => (await read([{ ...sgv, ...change }])).readings[0]?.utcOffsetMinutes;
    expect(await offsets({ utcOffset: 120 })).toBe(120);
    expect(await offsets({ dateString: '2025-04-12T05:56:47+0200', utcOffset: 0 })).toBe(120);
    expect(await offsets({ dateString: '2025-04-12T03:56:47Z', utcOffset: 0 })).toBe(-180);
  });

  it('takes finger sticks for capillary and skips calibrations', async () => {
    const file = await read([
      { type: 'mbg', mbg: 33, date },
      { type: 'cal', date, slope: 800 },
      { ...sgv, sgv: 'HIGH' },
    ]);
    expect(file.readings.map(({ kind, value, rangeFlag }) => [kind, value ?? rangeFlag])).toEqual([
      ['capillary', 33],
      ['sensor', 'high'],
    ]);
    expect(file.skipped).toBe(1);
  });

  const valuesOf = async (...values: readonly (number | string)[]) => {
    const file = await read(values.map((value, index) => ({ ...sgv, _id: `v${index}`, sgv: value })));
    expect(countLines(file)).toBe(values.length);
    return [file.readings.map(({ value }) => value), file.errors.map(({ reason }) => reason)];
  };

  it('keeps every reading of a deep low', async () => {
    expect(await valuesOf(43, 38, 34, 32, 34, 43, 20)).toEqual([[43, 38, 34, 32, 34, 43, 20], []]);
    // Loop and Trio send decimals.
    expect(await valuesOf(43.4, 38.2, 33.4, '32.6', 43)).toEqual([[43.4, 38.2, 33.4, 33, 43], []]);
  });

  it('tells codes, implausible values and mmol/L from a low', async () => {
    const codes = [0, 5, 12];
    expect(await valuesOf(120, ...codes)).toEqual([
      [120],
      codes.map((code) => `código de erro do sensor, não é uma leitura: ${code}`),
    ]);
    expect(await valuesOf(120, 13, 19)).toEqual([
      [120],
      ['valor 13 mg/dL fora do possível para um sensor', 'valor 19 mg/dL fora do possível para um sensor'],
    ]);
    const mmol = [5.5, 12.5, 22.5];
    expect(await valuesOf(...mmol)).toEqual([
      [],
      mmol.map((value) => `valor ${String(value).replace('.', ',')} parece estar em mmol/L, e não em mg/dL`),
    ]);
  });

  it('refuses codes and impossible dates with the line and a reason', async () => {
    const file = await read([
      sgv,
      { ...sgv, _id: 'b', sgv: 10 },
      { ...sgv, _id: 'c', date: 0 },
      { ...sgv, _id: 'd', date: -5_000_000_000 },
      { ...sgv, _id: 'e', date: 1e300 },
      { ...sgv, _id: 'f', date: 'ontem' },
      { ...sgv, _id: 'g', date: date + 10 * 366 * 86_400_000 },
      { ...sgv, _id: 'h', sgv: 5.5, units: 'mmol' },
      { type: 'mbg', mbg: 12.5, date },
      { ...sgv, _id: 'i', sgv: null },
      { ...sgv, _id: 'j', type: 'etc' },
      7,
    ]);
    expect(file.errors.map(({ reason }) => reason)).toEqual([
      'código de erro do sensor, não é uma leitura: 10',
      'a data 1970-01-01 está fora do que aceitamos (a partir de 1990)',
      'a data 1969-11-04 está fora do que aceitamos (a partir de 1990)',
      'data que não conseguimos ler: 1e+300',
      'data que não conseguimos ler: ontem',
      'data no futuro',
      'valor em mmol/L onde o Nightscout guarda mg/dL',
      'valor 12,5 parece estar em mmol/L, e não em mg/dL',
      'sem valor de glicose',
      'tipo de registro desconhecido: etc',
      'registro que não conseguimos ler',
    ]);
    expect(file.errors.map(({ line }) => line)).toEqual([10, 18, 26, 34, 42, 50, 58, 67, 72, 80, 88]);
    expect(briefReadings(file)).toEqual([one]);
    expect(countLines(file)).toBe(12);
  });

  it('skips what version 3 keeps of deleted records', async () => {
    const file = await read([
      { ...sgv, isValid: false },
      { ...sgv, _id: 'b', isValid: true },
    ]);
    expect([file.readings.length, file.skipped]).toEqual([1, 1]);
  });

  it('makes no key that the database cannot hold', async () => {
    const [reading] = (await read([{ ...sgv, _id: 'a\u0000b\ud800' }])).readings;
    expect(reading?.sourceKey).toBe('ab\ufffd|2025-04-12T03:56:47.000Z');
  });

  it('names the record where lines do not', async () => {
    const file = await read([sgv, { ...sgv, _id: 'b', sgv: 5 }], 0);
    expect(file.errors).toEqual([{ line: 1, reason: 'registro 2: código de erro do sensor, não é uma leitura: 5' }]);
  });

  it('knows a record again by its name, in either version, else by date, type and device', async () => {
    const keys = async (...entries: object[]) => (await read(entries)).readings.map(({ sourceKey }) => sourceKey);
    expect(await keys({ ...sgv, identifier: 'a' })).toEqual(await keys({ ...sgv, _id: undefined, identifier: 'a' }));
    expect(await keys({ ...sgv, _id: undefined })).toEqual(['sgv|xDrip|2025-04-12T03:56:47.000Z']);
    const twice = await read([sgv, { ...sgv, _id: 'other' }, sgv]);
    expect([twice.readings.length, twice.duplicates]).toEqual([2, 1]);
  });

  it('is not any other JSON', async () => {
    for (const other of [{ a: 1 }, [{ glucose: 100 }], [{ eventType: 'Meal Bolus', created_at: 'x' }], ['sgv']])
      expect(await refusalOf(JSON.stringify(other))).toMatchObject({ status: 400, code: 'file_unknown' });
    expect(countLines(await readFixture('[]'))).toBe(0);
  });
});
