import { definitionOf, metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import { describe, expect, it } from 'vitest';
import { cuesByPhrase } from '../parsing/lexicon.ts';
import { metricWords } from './metric-words.ts';
import { evidenceFor } from './say-series.ts';

describe('every metric can be asked for', () => {
  it.each(metricTypes)('%s is named by words of a question', (metricType) => {
    expect([...cuesByPhrase.values()].some(({ subject }) => subject === metricType)).toBe(true);
  });

  it.each(metricTypes)('%s names a document, and has a word for whom its size may hurt', (metricType) => {
    expect(evidenceFor(metricType)).not.toBe('');
    expect(metricWords[metricType].delicate !== undefined).toBe(definitionOf(metricType).isBodySize === true);
  });
});
