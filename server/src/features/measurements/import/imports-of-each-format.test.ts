import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import {
  importHealthMetrics,
  listHealthMetrics,
  listMetricImports,
  undoMetricImport,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  token = (await app.signUp()).token;
});

const files = {
  dexcom_clarity: [
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ' +
      'ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change ' +
      '(mg/dL/min),Transmitter Time (Long Integer),Transmitter ID',
    '1,,FirstName,,Lúcia,,,,,,,,',
    '2,2025-04-12T10:00:00,EGV,,,,G6,112,,,,,1,T1',
    '3,2025-04-12T10:05:00,EGV,,,,G6,Low,,,,,2,T1',
    '4,2025-04-12T10:06:00,Insulin,Fast-Acting,,,G6,,4,,,,',
  ].join('\r\n'),
  mysugr: [
    'Date,Time,Tags,Blood Sugar Measurement (mg/dL),Insulin Injection Units (Pen),Blood pressure,Body weight ' +
      '(kg),HbA1c (Percent)',
    '"Apr 12, 2025",10:00:00 AM,Fasting,112,4,120/80,72.5,6.8',
    '"Apr 12, 2025",11:00:00 AM,,,,,,',
  ].join('\n'),
  accu_chek: [
    'Date;Time;Result;Unit;Temperature warning;Out of target range;Other;Before meal;After meal;Control test',
    '12.04.2025;10:00;112;mg/dL;;;;;X;',
    '12.04.2025;10:30;5,5;mmol/L;;;;;;',
    '12.04.2025;11:00;100;mg/dL;;;;;;X',
  ].join('\r\n'),
  carelink: [
    'Last Name;First Name;Patient ID',
    '"Andrade";"Lúcia";""',
    '-------;MiniMed 780G MMT-1886;Pump;NG1;-------',
    'Index;Date;Time;BG Reading (mg/dL);Bolus Volume Delivered (U);BWZ Carb Input (grams);Sensor Glucose (mg/dL)',
    '0,00000;2025/04/12;10:10:00;;4,5;;',
    '-------;MiniMed 780G MMT-1886;Sensor;NG1;-------',
    'Index;Date;Time;BG Reading (mg/dL);Bolus Volume Delivered (U);BWZ Carb Input (grams);Sensor Glucose (mg/dL)',
    '1,00000;2025/04/12;10:00:00;;;;112',
    '2,00000;2025/04/12;00:00:00;;;;',
  ].join('\r\n'),
  nightscout: JSON.stringify([
    { _id: 'a', type: 'sgv', sgv: 112, date: Date.UTC(2025, 3, 12, 13) },
    { _id: 'b', type: 'mbg', mbg: 99, date: Date.UTC(2025, 3, 12, 14) },
    { _id: 'c', type: 'cal', date: Date.UTC(2025, 3, 12, 14) },
    { _id: 'd', type: 'sgv', sgv: 5, date: Date.UTC(2025, 3, 12, 15) },
  ]),
  sidiary: 'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK\n12.04.2025;10:00;112;;;;\n12.04.2025;10:01;;;30;;',
  two_columns: 'time,gl\n2025-04-12 10:00:00,112\n2025-04-12 10:05:00,115',
} as const;

const expectations = {
  dexcom_clarity: { imported: 3, skipped: 1, readings: 2, treatments: 1, errorCount: 0 },
  mysugr: { imported: 1, skipped: 1, readings: 1, treatments: 1, errorCount: 0 },
  accu_chek: { imported: 2, skipped: 1, readings: 2, treatments: 0, errorCount: 0 },
  carelink: { imported: 2, skipped: 1, readings: 1, treatments: 1, errorCount: 0 },
  nightscout: { imported: 2, skipped: 1, readings: 2, treatments: 0, errorCount: 1 },
  sidiary: { imported: 2, skipped: 0, readings: 1, treatments: 1, errorCount: 0 },
  two_columns: { imported: 2, skipped: 0, readings: 2, treatments: 0, errorCount: 0 },
} satisfies Record<keyof typeof files, Partial<ImportResult>>;

const send = (text: string, preview?: 'true') =>
  app.call(importHealthMetrics, { body: new TextEncoder().encode(text), query: preview ? { preview } : {} }, { token });
const readings = async () => (await app.call(listHealthMetrics, { query: {} }, { token })).body;
const countTreatments = async (): Promise<number> =>
  Number((await app.pool.query('select count(*) from treatments')).rows[0]?.count);

describe.each(Object.keys(files) as (keyof typeof files)[])('a file of %s', (format) => {
  it('is previewed, stored, known again, undone and stored again', async () => {
    const before = await countTreatments();
    const expected = expectations[format];
    const preview = await send(files[format], 'true');
    expect(preview).toMatchObject({ status: 200, body: { format, importId: null, ...expected } });
    expect(await readings()).toEqual([]);

    const { body } = await send(files[format]);
    expect(body).toEqual({ ...preview.body, importId: body.importId });
    const stored = await readings();
    expect(stored.map(({ source, importId }) => [source, importId])).toEqual(stored.map(() => [format, body.importId]));
    expect(stored.find(({ value }) => value === 112)).toMatchObject({
      metricType: 'glucose',
      measuredAt: '2025-04-12T13:00:00.000Z',
      utcOffsetMinutes: -180,
    });
    expect((await send(files[format])).body).toMatchObject({ imported: 0, duplicates: expected.imported });

    const undone = await app.call(undoMetricImport, { params: { importId: body.importId ?? '' } }, { token });
    expect(undone.status).toBe(200);
    expect(await readings()).toEqual([]);
    expect(await countTreatments()).toBe(before);
    expect((await app.call(listMetricImports, {}, { token })).body).toEqual([]);
    expect((await send(files[format])).body.imported).toBe(expected.imported);
  });
});

describe('what the formats bring besides glucose values', () => {
  it('is stored whole: pressure, weight, HbA1c, moments of meals, original values', async () => {
    await send(files.mysugr);
    await send(files.accu_chek);
    const stored = await readings();
    const brief = stored.map(({ metricType, value, unit, diastolic, context, kind, originalValue }) =>
      [metricType, value, unit, diastolic, context, kind, originalValue].filter((field) => field !== null),
    );
    expect(brief).toHaveLength(6);
    expect(brief).toEqual(
      expect.arrayContaining([
        ['blood_pressure', 120, 'mmHg', 80, 'manual'],
        ['weight', 72.5, 'kg', 'manual'],
        ['hba1c', 6.8, '%', 'manual'],
        ['glucose', 112, 'mg/dL', 'jejum', 'capillary'],
        ['glucose', 112, 'mg/dL', 'pos_refeicao', 'capillary'],
        ['glucose', 99.1001, 'mg/dL', 'capillary', 5.5],
      ]),
    );
  });

  it('keeps another value of the same moment where no device is named, in another file too', async () => {
    await send(files.two_columns);
    const corrected = files.two_columns.replace('112', '64');
    expect((await send(corrected)).body).toMatchObject({ imported: 1, duplicates: 1 });
    expect((await readings()).map(({ value }) => value).toSorted()).toEqual([112, 115, 64]);
    expect((await send(corrected)).body).toMatchObject({ imported: 0, duplicates: 2 });
  });

  it('answers 200 with nothing for a file without data, and names what we read for another', async () => {
    const [header = ''] = files.two_columns.split('\n');
    expect(await send(header)).toMatchObject({
      status: 200,
      body: { imported: 0, importId: null, from: null },
    });
    const { error } = await send('{"a":1}');
    for (const name of ['LibreView', 'Dexcom', 'mySugr', 'Accu-Chek', 'CareLink', 'Nightscout', 'duas colunas'])
      expect(error.message).toContain(name);
  });
});
