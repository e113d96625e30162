import { describe, expect, it } from 'vitest';
import { briefReadings, briefTreatments, countLines, readFixture, refusalOf } from '../testing/read-fixture.ts';

const who = [
  'Last Name;First Name;Patient ID;System ID;Start Date;End Date;Device;MiniMed 780G MMT-1886;Hardware Version;A1.01',
  '"Andrade";"Lúcia";"";"";"16/04/25 00:00:00";"29/04/25 00:00:00";"Serial Number";NG0000000X;Software Version;',
  'Patient DOB;;;;;;CGM;Guardian™ Sensor 3',
  '',
];
const header = (unit: string): string =>
  `Index;Date;Time;New Device Time;BG Source;BG Reading (${unit});Basal Rate (U/h);Bolus Type;Bolus Volume ` +
  `Selected (U);Bolus Volume Delivered (U);Alert;BWZ Carb Input (grams);BWZ BG/SG Input (${unit});Sensor ` +
  `Calibration BG (${unit});Sensor Glucose (${unit});ISIG Value;Event Marker;Bolus Source`;
const divider = (kind: string, what = '-------'): string => `-------;MiniMed 780G MMT-1886;${kind};NG0000000X;${what} `;

const pump = [
  '0,00000;2025/04/29;17:00:00;;;;2,0;;;;;;;;;;;',
  '1,00000;2025/04/29;11:54:31;;;;;Normal;8,25;8,25;;;;;;;;CLOSED_LOOP_FOOD_BOLUS',
  '2,00000;2025/04/29;11:54:31;;;;;;;;;40,00;148;;;;;',
  '3,00000;2025/04/29;11:50:00;;METER;152;;;;;;;;;;;;',
  '4,00000;2025/04/29;11:50:00;;;;;;;;;;;152;;;;',
  '5,00000;2025/04/29;07:31:42;;;;;;;;CHANGE SENSOR;;;;;;;',
];
const sums = ['6,00000;2025/04/29;00:00:00;;;;;Normal;27,895;27,895;;;;;;;;CLOSED_LOOP_AUTO_INSULIN'];
const sensor = [
  '7,00000;2025/04/29;11:47:11;;;;;;;;;;;;117;25,74;;',
  '8,00000;2025/04/29;11:42:11;;;;;;;;;;;;54;25,46;;',
  '9,00000;2025/04/29;00:00:00;;;;;;;;;;;;;;Start of the day;',
];
const file = (unit = 'mg/dL'): string =>
  [
    ...who,
    divider('Pump'),
    header(unit),
    ...pump,
    '',
    divider('Pump', 'Aggregated Auto Insulin Data'),
    header(unit),
    ...sums,
    divider('Sensor'),
    header(unit),
    ...sensor,
  ].join('\r\n');

describe('CareLink', () => {
  it('reads pump and sensor one below the other, and takes no daily sum for a dose', async () => {
    const read = await readFixture(file());
    expect(read).toMatchObject({
      format: 'carelink',
      unit: 'mg/dL',
      dateOrder: null,
      skipped: 5,
      errors: [],
    });
    expect(briefReadings(read)).toEqual([
      ['2025-04-29T14:50:00Z', 'glucose', 'capillary', 152],
      ['2025-04-29T14:47:11Z', 'glucose', 'sensor', 117],
      ['2025-04-29T14:42:11Z', 'glucose', 'sensor', 54],
    ]);
    expect(briefTreatments(read)).toEqual([
      ['rapid_insulin', 8.25],
      ['carbs', 40],
    ]);
    expect(countLines(read)).toBe(pump.length + sums.length + sensor.length);
    expect(JSON.stringify(read)).not.toMatch(/Andrade|Lúcia/);
  });

  it('reads decimal commas of mmol/L', async () => {
    const read = await readFixture(
      file('mmol/L').replace(';117;', ';6,5;').replace(';54;', ';3,0;').replace(';152;;', ';8,4;;'),
    );
    expect(read.readings.map(({ originalMmolL }) => originalMmolL)).toEqual([8.4, 6.5, 3]);
    expect(read.unit).toBe('mmol/L');
  });

  it('reads the same with commas between the columns', async () => {
    const commas = file()
      .replace(/(\d),(\d)/g, '$1.$2')
      .replaceAll(';', ',');
    expect(briefReadings(await readFixture(commas))).toEqual(briefReadings(await readFixture(file())));
  });

  it('knows its rows again whatever their index, and sections that come twice', async () => {
    const keysOf = async (text: string) => (await readFixture(text)).readings.map(({ sourceKey }) => sourceKey);
    expect(await keysOf(file().replace(/^\d,00000/gm, '77,00000'))).toEqual(await keysOf(file()));
    const twice = await readFixture([file(), divider('Sensor'), header('mg/dL'), ...sensor].join('\r\n'));
    expect([twice.readings.length, twice.duplicates]).toEqual([3, 2]);
  });

  it('names the line of a row that cannot be', async () => {
    const text = file().replace(';54;', ';5400;').replace(';8,25;8,25;', ';8,25;oito;');
    expect((await readFixture(text)).errors).toEqual([
      { line: 8, reason: 'quantidade que não conseguimos ler: oito' },
      { line: 20, reason: 'valor 5400 mg/dL fora do possível' },
    ]);
  });

  it('is not any table with an index, a date and a time', async () => {
    expect(await refusalOf('Index;Date;Time;a;b;c;d\n1;2025/04/29;11:00:00;1;2;3;4')).toMatchObject({
      code: 'file_unknown',
    });
  });
});
