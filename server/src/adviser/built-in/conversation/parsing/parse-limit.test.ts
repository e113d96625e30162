import { definitionOf, metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import { expect, it } from 'vitest';
import { parseLimit } from './parse-limit.ts';

it.each(metricTypes)('takes a usual value of %s for a limit', (metricType) => {
  const value = Math.round(definitionOf(metricType).usual.max);
  expect(parseLimit(` acima de ${value} em outubro `, metricType)?.limit).toMatchObject({ side: 'above', value });
});

it('takes none for a limit that no one measures', () => {
  expect(parseLimit(' acima de 3 ', 'waist')).toBeNull();
  expect(parseLimit(' acima de 900 ', 'hba1c')).toBeNull();
});
