import { describe, expect, it } from 'vitest';
import { CHAT_SERIES } from '../chat/chat-figures.ts';
import {
  definitionOf,
  isMetricSlug,
  isUnitOf,
  isWithin,
  metricDefinitions,
  metricTypes,
  nameWithin,
  storedUnitOf,
} from './metric-definitions.ts';
import { metricTypeSchema } from './metric-kinds.ts';
import { newHealthMetricSchema } from './metric-schemas.ts';

const definitions = metricTypes.map((metricType) => ({ metricType, ...definitionOf(metricType) }));

describe('a metric is defined once', () => {
  it('names each apart, on the screen and in addresses', () => {
    const slugs = definitions.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(definitions.map(({ name }) => name)).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug) && isMetricSlug(slug))).toBe(true);
    expect(isMetricSlug('altura')).toBe(false);
  });

  it('says a name within a sentence as people write it', () => {
    expect([nameWithin('blood_pressure'), nameWithin('hba1c')]).toEqual(['pressão', 'HbA1c']);
  });

  it('is what the wire takes and what answers tell of', () => {
    expect(metricTypeSchema.options).toEqual(metricTypes);
    expect(CHAT_SERIES).toEqual(expect.arrayContaining([...metricTypes]));
  });

  it.each(definitions)('$metricType: usual values are possible, in its own unit', (definition) => {
    const { metricType, possible, usual, diastolic } = definition;
    for (const limits of [{ possible, usual }, ...(diastolic ? [diastolic] : [])])
      expect(isWithin(limits.usual.min, limits.possible) && isWithin(limits.usual.max, limits.possible)).toBe(true);
    expect(isUnitOf(metricType, storedUnitOf(metricType))).toBe(true);
    expect(isUnitOf(metricType, 'lb')).toBe(false);
  });

  it.each(definitions)('$metricType: takes its usual values and refuses what is impossible', (definition) => {
    const { metricType, possible, usual, diastolic } = definition;
    const takes = (value: number) =>
      newHealthMetricSchema.safeParse({
        metricType,
        value,
        unit: storedUnitOf(metricType),
        ...(diastolic && { diastolic: diastolic.usual.min }),
      }).success;
    expect([takes(usual.min), takes(usual.max)]).toEqual([true, true]);
    expect([takes(possible.min - 1), takes(possible.max + 1)]).toEqual([false, false]);
  });

  it('begins with days that a screen can show', () => {
    expect(Object.values(metricDefinitions).every(({ days }) => [7, 14, 30, 90, 365].includes(days))).toBe(true);
  });
});
