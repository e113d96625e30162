import { getExerciseReadiness } from '@vida/contract/exercises/exercises-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** A Monday, 9 in the morning in São Paulo. */
const MONDAY = new Date('2026-11-23T12:00:00.000Z');
const hoursLater = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(MONDAY);
  token = (await app.signUp()).token;
});

const save = (body: object) => app.callLoosely(saveHealthProfile, { body }, { token });

describe('readiness', () => {
  const measure = (body: object) =>
    app.callLoosely(addHealthMetrics, { body: { measuredAt: MONDAY.toISOString(), ...body } }, { token });
  const read = async () => (await app.call(getExerciseReadiness, {}, { token })).body;

  it('starts without diabetes or readings, and asks for one with diabetes', async () => {
    expect((await read()).advices).toEqual(['start']);
    await save({ chronicConditions: ['Diabetes Tipo 2'] });
    expect(await read()).toMatchObject({ advices: ['measure_first'], glucose: null });
  });

  it('puts the most careful of the readings first', async () => {
    await measure({ metricType: 'glucose', value: 62 });
    await measure({ metricType: 'blood_pressure', value: 165, diastolic: 95 });
    await measure({ metricType: 'heart_rate', value: 128 });
    const readiness = await read();
    expect(readiness.advices).toEqual(['treat_low', 'pressure_wait', 'heart_rate_wait']);
    expect(readiness.glucose?.value).toBe(62);
    expect(readiness.pressure).toMatchObject({ systolic: 165, diastolic: 95 });
    expect(readiness.heartRate?.bpm).toBe(128);
  });

  it('forgets the pressure of yesterday', async () => {
    await measure({ metricType: 'blood_pressure', value: 190, diastolic: 115 });
    expect((await read()).advices).toEqual(['pressure_stop']);
    app.setNow(hoursLater(16));
    expect(await read()).toMatchObject({ advices: ['start'], pressure: null });
  });

  it('does not forget at midnight what was measured in the evening', async () => {
    app.setNow(hoursLater(13));
    const body = { metricType: 'blood_pressure', value: 190, diastolic: 115 };
    await measure({ ...body, measuredAt: hoursLater(13).toISOString() });
    app.setNow(hoursLater(16));
    expect((await read()).advices).toEqual(['pressure_stop']);
  });

  it('asks for a glucose of whom a medicine can bring low, and of whom says diabetes in any field', async () => {
    await save({ otherMedications: 'glibenclamida' });
    expect((await read()).advices).toEqual(['measure_first']);
    await save({ otherPhysicalProblems: 'neuropatia por diabetes' });
    expect((await read()).advices).toEqual(['measure_first']);
  });
});
