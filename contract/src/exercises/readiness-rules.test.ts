import { describe, expect, it } from 'vitest';
import { adviseBeforeExercise, type BeforeExercise, type TimedGlucose } from './readiness-rules.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const ago = (minutes: number, value: number | null, rangeFlag: TimedGlucose['rangeFlag'] = null) => ({
  value,
  rangeFlag,
  measuredAt: new Date(now.getTime() - minutes * 60_000),
});
const advise = (known: Partial<BeforeExercise>) =>
  adviseBeforeExercise({
    hasDiabetes: true,
    isPregnant: false,
    glucose: [],
    pressure: null,
    heartRate: null,
    now,
    ...known,
  });

describe('with diabetes, a glucose of now', () => {
  it.each([
    [53, ['treat_low', 'low_lately']],
    [54, ['treat_low']],
    [69, ['treat_low']],
    [70, ['eat_first']],
    [89, ['eat_first']],
    [90, ['start']],
    [250, ['start']],
    [251, ['no_intense']],
    [300, ['no_intense']],
    [301, ['no_training']],
  ])('of %d mg/dL leads to %j', (value, advices) => {
    expect(advise({ glucose: [ago(10, value)] })).toEqual(advices);
  });

  it('outside the sensor’s range is low or far too high', () => {
    expect(advise({ glucose: [ago(5, null, 'low')] })).toEqual(['treat_low', 'low_lately']);
    expect(advise({ glucose: [ago(5, null, 'high')] })).toEqual(['no_training']);
  });

  it('counts for half an hour', () => {
    expect(advise({ glucose: [ago(30, 120)] })).toEqual(['start']);
    expect(advise({ glucose: [ago(31, 120)] })).toEqual(['measure_first']);
    expect(advise({})).toEqual(['measure_first']);
  });

  it('is the newest one, in whatever order they come', () => {
    expect(advise({ glucose: [ago(1, 120), ago(20, 60)] })).toEqual(['start']);
    expect(advise({ glucose: [ago(20, 120), ago(1, 60)] })).toEqual(['treat_low']);
  });
});

describe('with diabetes, a low', () => {
  it.each([
    ['that nobody measured after', [ago(90, 62)], ['treat_low', 'measure_first']],
    ['after which glucose is only 75', [ago(25, 62), ago(5, 75)], ['treat_low']],
    ['after which glucose is only 90', [ago(25, 62), ago(5, 90)], ['treat_low']],
    ['after which glucose is 91', [ago(25, 62), ago(5, 91)], ['start']],
    ['that was over before', [ago(200, 62), ago(100, 120), ago(5, 80)], ['eat_first']],
    ['of more than four hours ago', [ago(241, 62), ago(5, 80)], ['eat_first']],
  ])('%s', (_what, glucose, advices) => {
    expect(advise({ glucose })).toEqual(advices);
  });
});

it('a glucose above 300 holds until it is measured again', () => {
  expect(advise({ glucose: [ago(100, 320)] })).toEqual(['no_training', 'measure_first']);
  expect(advise({ glucose: [ago(100, 320), ago(5, 180)] })).toEqual(['start']);
  expect(advise({ glucose: [ago(100, 280)] })).toEqual(['measure_first']);
});

describe('the last day', () => {
  it('remembers a severe low for 24 hours', () => {
    expect(advise({ glucose: [ago(24 * 60, 50), ago(1, 120)] })).toEqual(['low_lately']);
    expect(advise({ glucose: [ago(24 * 60 + 1, 50), ago(1, 120)] })).toEqual(['start']);
  });
});

describe('without diabetes', () => {
  it('asks for no reading and takes 85 for what it is', () => {
    expect(advise({ hasDiabetes: false })).toEqual(['start']);
    expect(advise({ hasDiabetes: false, glucose: [ago(5, 85)] })).toEqual(['start']);
    expect(advise({ hasDiabetes: false, glucose: [ago(5, 65)] })).toEqual(['treat_low']);
  });
});

describe('pressure and pulse', () => {
  const calm = { hasDiabetes: false };
  it.each([
    [159, 104, ['start']],
    [160, 90, ['pressure_wait']],
    [140, 105, ['pressure_wait']],
    [180, 90, ['pressure_stop']],
    [150, 110, ['pressure_stop']],
  ])('%d/%d leads to %j', (systolic, diastolic, advices) => {
    expect(advise({ ...calm, pressure: { systolic, diastolic } })).toEqual(advices);
  });

  it('are judged earlier in pregnancy', () => {
    const pregnant = { ...calm, isPregnant: true };
    expect(advise({ ...pregnant, pressure: { systolic: 140, diastolic: 80 } })).toEqual(['pressure_wait']);
    expect(advise({ ...pregnant, pressure: { systolic: 160, diastolic: 80 } })).toEqual(['pressure_stop']);
  });

  it('wait above 120 beats', () => {
    expect(advise({ ...calm, heartRate: 120 })).toEqual(['start']);
    expect(advise({ ...calm, heartRate: 121 })).toEqual(['heart_rate_wait']);
  });

  it('come in the order of care', () => {
    expect(
      advise({
        glucose: [ago(1, 60), ago(600, 50)],
        pressure: { systolic: 190, diastolic: 100 },
        heartRate: 130,
      }),
    ).toEqual(['treat_low', 'pressure_stop', 'low_lately', 'heart_rate_wait']);
  });
});
