import { expect, it } from 'vitest';
import { metricContextSchema, metricKindSchema, metricTypeSchema, rangeFlagSchema } from './metric-kinds.ts';

it('has the types, kinds, moments and flags of a reading', () => {
  expect(metricTypeSchema.options).toEqual(['glucose', 'blood_pressure', 'weight', 'heart_rate', 'hba1c', 'waist']);
  expect(metricKindSchema.options).toEqual(['capillary', 'sensor', 'laboratory', 'manual']);
  expect(metricContextSchema.options).toEqual([
    'jejum',
    'pre_refeicao',
    'pos_refeicao',
    'ao_deitar',
    'madrugada',
    'outro',
  ]);
  expect(rangeFlagSchema.options).toEqual(['low', 'high']);
});
