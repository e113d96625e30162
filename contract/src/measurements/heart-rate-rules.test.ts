import { expect, it } from 'vitest';
import { adviseOnHeartRate, classifyHeartRate, computeHeartRateFigures } from './heart-rate-rules.ts';

it.each([
  [49, 'low', 'heart_rate_low'],
  [50, 'slightly_low', null],
  [59, 'slightly_low', null],
  [60, 'usual', null],
  [100, 'usual', null],
  [101, 'slightly_high', null],
  [120, 'slightly_high', null],
  [121, 'high', 'heart_rate_high'],
  [150, 'high', 'heart_rate_high'],
  [151, 'high', 'heart_rate_emergency'],
] as const)('%d bpm is %s and asks for %s', (bpm, heartRateClass, advice) => {
  expect([classifyHeartRate(bpm), adviseOnHeartRate(bpm)]).toEqual([heartRateClass, advice]);
});

it('has a mean that carries a conclusion from three days on', () => {
  const readings = [
    { day: '2026-11-19', bpm: 70 },
    { day: '2026-11-20', bpm: 76 },
    { day: '2026-11-20', bpm: 70 },
  ];
  expect(computeHeartRateFigures([])).toEqual({ meanBpm: null, days: 0, sufficient: false });
  expect(computeHeartRateFigures(readings)).toEqual({ meanBpm: 72, days: 2, sufficient: false });
  expect(computeHeartRateFigures([...readings, { day: '2026-11-21', bpm: 72 }])).toEqual({
    meanBpm: 72,
    days: 3,
    sufficient: true,
  });
});
