import { describe, expect, it } from 'vitest';
import { libreviewFile } from '../testing/libreview-fixture.ts';
import { readFixture } from '../testing/read-fixture.ts';

const values = ['43', '38', '34', '32', '20', 'LO', '43'];
const stored = [43, 38, 34, 32, 20, 'low', 43];
const minutes = values.map((_, index) => `10:${String(index * 5).padStart(2, '0')}`);
const rows = (write: (value: string, minute: string) => string): string =>
  values.map((value, index) => write(value, minutes[index] ?? '')).join('\n');

const files: Readonly<Record<string, string | Uint8Array>> = {
  LibreView: libreviewFile(
    values.map((historic, index) => ({ at: `22-04-2025 ${minutes[index]}`, type: 0, historic })),
  ),
  'Dexcom Clarity': [
    'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,' +
      'Glucose Value (mg/dL)',
    rows((value, minute) => `1,2025-04-22T${minute}:00,EGV,,,,G6,${value}`),
  ].join('\n'),
  mySugr: [
    'Date,Time,Tags,Blood Sugar Measurement (mg/dL),Insulin Injection Units (Pen)',
    rows((value, minute) => `"Apr 22, 2025",${minute}:00 AM,,${value},`),
  ].join('\n'),
  'Accu-Chek': rows((value, minute) => `22.04.2025;${minute};${value};mg/dL;;;;;;`),
  SiDiary: [
    'DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK',
    rows((value, minute) => `22.04.2025;${minute};${value};;;;`),
  ].join('\n'),
  'two columns': rows((value, minute) => `2025-04-22 ${minute},${value}`),
};

describe('a deep low', () => {
  it.each(Object.entries(files))('keeps all its readings out of %s', async (_name, file) => {
    const { readings, errors } = await readFixture(file, { dateOrder: 'dmy' });
    expect(errors).toEqual([]);
    expect(readings.map(({ value, rangeFlag }) => value ?? rangeFlag)).toEqual(stored);
  });

  it.each(['Lo', 'Baixo', 'bajo', 'Faible', 'Laag', '<40', '< 40 mg/dL', '<=40', '≤ 2,2 mmol/L', 'Abaixo de 40'])(
    'is told by %s',
    async (written) => {
      const { readings, errors } = await readFixture(
        `data;glicose (mg/dL)\n2025-04-22 10:00;112\n2025-04-22 10:05;${written}`,
      );
      expect(errors).toEqual([]);
      expect(readings.map(({ value, rangeFlag }) => value ?? rangeFlag)).toEqual([112, 'low']);
    },
  );

  it('needs no unit where the meter says only that it was too low', async () => {
    const accuChek = await readFixture('07.12.2025;07:30;104;mg/dL;;;;;;\n07.12.2025;07:35;LO;;;;;;;');
    const table = await readFixture(
      'time,value,unit\n2025-04-22 10:00,112,mg/dL\n2025-04-22 11:00,LO,\n2025-04-22 12:00,HI,',
    );
    expect(accuChek.readings.map(({ rangeFlag }) => rangeFlag)).toEqual([null, 'low']);
    expect(table.readings.map(({ rangeFlag }) => rangeFlag)).toEqual([null, 'low', 'high']);
    expect([...accuChek.errors, ...table.errors]).toEqual([]);
  });
});
