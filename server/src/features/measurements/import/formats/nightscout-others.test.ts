import { describe, expect, it } from 'vitest';
import { briefReadings, briefTreatments, countLines, readFixture, refusalOf } from '../testing/read-fixture.ts';

const date = Date.UTC(2025, 3, 12, 3, 56, 47);
const iso = '2025-04-12T03:56:47.000Z';
const at = '2025-04-12T03:56:47Z';

describe('Nightscout as a table without a header', () => {
  const row = (sgv: number | string, minute = 0, device = 'xDrip') =>
    [new Date(date + minute * 60_000).toISOString(), date + minute * 60_000, sgv, 'Flat', device].join();

  it.each([
    ['with commas', ','],
    ['with tabs', '\t'],
  ])('is read %s', async (_name, delimiter) => {
    const text = [row(142), row(38, 5), row(34, 10), row(32.6, 15), row(5, 20), row(15, 25), row('', 30)];
    const read = await readFixture(text.join('\r\n').replaceAll(',', delimiter));
    expect(read).toMatchObject({ format: 'nightscout', unit: 'mg/dL', dateOrder: null, skipped: 1 });
    expect(read.readings.map(({ kind, value }) => [kind, value])).toEqual(
      [142, 38, 34, 33].map((value) => ['sensor', value]),
    );
    expect(briefReadings(read)[0]).toEqual([at, 'glucose', 'sensor', 142]);
    expect(read.errors).toEqual([
      { line: 5, reason: 'código de erro do sensor, não é uma leitura: 5' },
      { line: 6, reason: 'valor 15 mg/dL fora do possível para um sensor' },
    ]);
    expect(countLines(read)).toBe(7);
  });

  it('is read with quotes, and with a header too', async () => {
    const quoted = `"${iso}",${date},142,"NOT COMPUTABLE","share2, xDrip"`;
    for (const text of [quoted, `dateString,date,sgv,direction,device\n${quoted}`])
      expect(briefReadings(await readFixture(text))).toEqual([[at, 'glucose', 'sensor', 142]]);
  });

  it('has the keys of entries that have no name', async () => {
    const json = JSON.stringify([{ type: 'sgv', sgv: 142, date, device: 'xDrip' }]);
    const keyOf = async (text: string) => (await readFixture(text)).readings[0]?.sourceKey;
    expect(await keyOf(row(142))).toBe(await keyOf(json));
  });

  it('is not a table whose two times differ', async () => {
    expect(await refusalOf(`${iso},${date + 3_600_000},142,Flat,x`)).toMatchObject({ code: 'file_unknown' });
  });
});

describe('treatments of Nightscout', () => {
  const bolus = { _id: 'a', eventType: 'Meal Bolus', created_at: iso, insulin: 4.5, carbs: 45 };
  const read = (...treatments: unknown[]) => readFixture(JSON.stringify(treatments, null, 2));

  it('bring insulin, food and finger sticks; nothing is kept of all else', async () => {
    const file = await read(
      bolus,
      { _id: 'b', eventType: 'Carb Correction', created_at: '2025-04-12T00:56:47-0300', carbs: '15' },
      { _id: 'c', eventType: 'Correction Bolus', date, insulin: 1, units: 'mg/dl' },
      {
        _id: 'd',
        eventType: 'BG Check',
        created_at: iso,
        glucose: 132,
        glucoseType: 'Finger',
        units: 'mg/dl',
      },
      {
        _id: 'e',
        eventType: 'BG Check',
        created_at: iso,
        glucose: 5.5,
        glucoseType: 'Manual',
        units: 'mmol',
      },
      { _id: 'f', eventType: 'BG Check', created_at: iso, glucose: 140, glucoseType: 'Sensor' },
      { _id: 'g', eventType: 'Temp Basal', created_at: iso, rate: 0.4, duration: 30 },
      { _id: 'h', eventType: 'Note', created_at: iso, notes: 'caminhada' },
      { _id: 'i', eventType: 'Meal Bolus', created_at: iso, insulin: 3, isValid: false },
    );
    expect(file).toMatchObject({ format: 'nightscout', skipped: 4, errors: [] });
    expect(briefTreatments(file)).toEqual([
      ['rapid_insulin', 4.5],
      ['carbs', 45],
      ['carbs', 15],
      ['rapid_insulin', 1],
    ]);
    expect(briefReadings(file)).toEqual([
      [at, 'glucose', 'capillary', 132],
      [at, 'glucose', 'manual', 99.1001],
    ]);
    expect(file.treatments.map((treatment) => treatment.at.toISOString())).toEqual([iso, iso, iso, iso]);
    expect(countLines(file)).toBe(9);
  });

  it('tell long insulin from rapid by its name', async () => {
    const injections = JSON.stringify([{ insulin: 'Tresiba', units: 18 }]);
    const file = await read({ ...bolus, carbs: null, insulin: 18, insulinInjections: injections });
    expect(briefTreatments(file)).toEqual([['long_insulin', 18]]);
  });

  it('ask for nothing and guess nothing: a value without a unit that could be either is refused', async () => {
    const check = { eventType: 'BG Check', created_at: iso };
    const file = await read({ ...check, glucose: 6.1 }, { ...check, glucose: 112 }, { ...check, insulin: 'x' }, 7);
    expect(file.errors.map(({ reason }) => reason)).toEqual([
      'sem a unidade do valor',
      'quantidade que não conseguimos ler: x',
      'registro que não conseguimos ler',
    ]);
    expect(file.readings.map(({ value }) => value)).toEqual([112]);
  });

  it('are known again by their name', async () => {
    const file = await read(bolus, bolus, { ...bolus, _id: 'z' });
    expect([file.treatments.length, file.duplicates]).toEqual([4, 1]);
  });

  it('are no other collection', async () => {
    for (const other of [
      { store: {}, startDate: iso },
      { device: 'loop', created_at: iso },
    ])
      expect(await refusalOf(JSON.stringify([other]))).toMatchObject({ code: 'file_unknown' });
  });
});
