import { definitionOf, metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import { describe, expect, it } from 'vitest';
import { briefReadings, readFixture, refusalOf } from '../testing/read-fixture.ts';

const others = metricTypes.filter((metricType) => metricType !== 'glucose');

describe('a table of times and other metrics', () => {
  it.each(others)('has %s under its name and unit', async (metricType) => {
    const { name, units, usual, diastolic } = definitionOf(metricType);
    const cell = diastolic ? `${usual.min}/${diastolic.usual.min}` : String(usual.min).replace('.', ',');
    const read = await readFixture(`Data e hora;${name} (${units[0]})\n22/04/2025 10:00;${cell}`);
    expect(read).toMatchObject({ format: 'two_columns', errors: [] });
    expect(briefReadings(read)).toEqual([['2025-04-22T13:00:00Z', metricType, 'manual', usual.min]]);
  });

  it('may have several in a row, and empty cells', async () => {
    const read = await readFixture(
      'data;hora;peso kg;pressao mmHg;nota\n22/04/2025;10:00;82,5;120x80;a\n23/04/2025;10:00;;122 por 81;\n' +
        '24/04/2025;10:00;;;só uma nota\n25/04/2025;10:00;oitenta;;\n26/04/2025;10:00;900;;',
    );
    expect(briefReadings(read)).toEqual([
      ['2025-04-22T13:00:00Z', 'weight', 'manual', 82.5],
      ['2025-04-22T13:00:00Z', 'blood_pressure', 'manual', 120],
      ['2025-04-23T13:00:00Z', 'blood_pressure', 'manual', 122],
    ]);
    expect(read.skipped).toBe(1);
    expect(read.errors).toEqual([
      { line: 5, reason: 'valor que não conseguimos ler: oitenta' },
      { line: 6, reason: 'valor 900 kg fora do possível' },
    ]);
  });

  it('is left to glucose where a column may be glucose', async () => {
    const read = await readFixture('data;valor;peso (kg)\n2025-04-22 10:00;112;72');
    expect(briefReadings(read)).toEqual([['2025-04-22T13:00:00Z', 'glucose', 'manual', 112]]);
  });

  it.each(['Peso', 'Cintura', 'Cintura (in)', 'Peso (lb)', 'Weight', 'HbA1c (mmol/mol)', 'Preço (kg)'])(
    'is not read where %s leaves what it is, or its unit, to be guessed',
    async (name) => {
      expect(await refusalOf(`data;${name}\n2025-04-22 10:00;72`)).toMatchObject({ code: 'file_unknown' });
    },
  );
});
