import { describe, expect, it } from 'vitest';
import { chatFiguresSchema, MAX_CHART_POINTS, MAX_POINT_LABEL_LENGTH } from './chat-figures.ts';

const figures = {
  series: 'blood_pressure',
  days: { from: '2026-11-08', to: '2026-11-21' },
  points: [
    { label: '20/11', value: 128, second: 82 },
    { label: '21/11', value: null, second: null },
  ],
  unit: 'mmHg',
  band: { from: null, to: 130 },
  chart: 'line',
};
const pointsOf = (count: number, label = '20/11') =>
  Array.from({ length: count }, () => ({ label, value: 1, second: null }));
const holds = (changes: object): boolean => chatFiguresSchema.safeParse({ ...figures, ...changes }).success;

describe('the figures of an answer', () => {
  it('travel as they are', () => {
    expect(chatFiguresSchema.parse(figures)).toEqual(figures);
    expect(holds({ days: null, points: [], unit: '', band: null, chart: 'bars' })).toBe(true);
  });

  it('are two months of points at most, each with a short name', () => {
    const lengths = [MAX_CHART_POINTS, MAX_CHART_POINTS + 1];
    expect(lengths.map((count) => holds({ points: pointsOf(count) }))).toEqual([true, false]);
    const labels = [MAX_POINT_LABEL_LENGTH, MAX_POINT_LABEL_LENGTH + 1];
    expect(labels.map((length) => holds({ points: pointsOf(1, 'x'.repeat(length)) }))).toEqual([true, false]);
  });

  it.each([
    { series: 'everything' },
    { chart: 'pie' },
    { days: { from: '08/11/2026', to: '2026-11-21' } },
    { points: [{ label: 'seg', value: '112', second: null }] },
    { band: { from: 70 } },
  ])('are refused with %j', (changes) => {
    expect(holds(changes)).toBe(false);
  });
});
