import type { Exercise, ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import {
  changeExerciseProgram,
  generateExerciseProgram,
  getExerciseProgram,
  rateExerciseEffort,
} from '@vida/contract/exercises/exercises-endpoints.ts';
import { getHealthProfile, saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
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

const get = async (as = token): Promise<ExerciseProgram> =>
  (await app.call(getExerciseProgram, {}, { token: as })).body;
const generate = () => app.call(generateExerciseProgram, {}, { token });
const change = (body: unknown, as = token) => app.callLoosely(changeExerciseProgram, { body }, { token: as });
const save = (body: object) => app.callLoosely(saveHealthProfile, { body }, { token });
const toggle = (exercises: readonly Exercise[], at: number) =>
  exercises.map((exercise, index) => (index === at ? { ...exercise, completed: !exercise.completed } : exercise));

describe('a condition or medicine that no rule of exercise knows', () => {
  it('is named with the programme, as today’s profile has it', async () => {
    await save({ chronicConditions: ['Hipertensão'], medications: ['Metformina'] });
    expect((await generate()).body).toMatchObject({ notAdjustedFor: [] });
    await save({ chronicConditions: ['Hipertensão', 'Psoríase'], otherMedications: 'Marevan 5 mg' });
    expect(await get()).toMatchObject({ notAdjustedFor: ['Psoríase', 'Marevan'] });
  });
});

describe('what the profile has to say about the exercises', () => {
  it('is answered with the programme, as today’s profile has it', async () => {
    expect((await generate()).body).toMatchObject({ warnings: [] });
    await save({ otherMedications: 'Marevan 5 mg' });
    const sentence = expect.stringMatching(/^Seu perfil marca Marevan: com esse remédio, uma queda/);
    expect(await get()).toMatchObject({ warnings: [sentence] });
    await save({ medications: ['Metformina'] });
    expect(await get()).toMatchObject({ warnings: [] });
  });

  it('is nothing without a programme', async () => {
    await save({ otherMedications: 'Marevan 5 mg' });
    expect(await get()).toMatchObject({ warnings: [] });
  });
});

describe('before the first programme', () => {
  it('answers an empty one', async () => {
    expect(await get()).toMatchObject({
      name: 'AI Generated Program',
      exercises: [],
      exerciseLevel: 'beginner',
      targetDays: null,
      currentWeek: 1,
      revision: 0,
      week: [],
      createdAt: null,
    });
  });

  it('takes what it answered and begins nothing', async () => {
    const answer = await change(await get());
    expect(answer.status).toBe(200);
    expect(answer.body.createdAt).toBeNull();
  });

  it('has no effort to take', async () => {
    const answer = await app.call(rateExerciseEffort, { body: { effort: 3 } }, { token });
    expect(answer.status).toBe(404);
    expect(answer.error.message).toMatch(/programa/);
  });
});

describe('a generated programme', () => {
  it('is answered the same on every look, and stores no day', async () => {
    const made = await generate();
    expect(made.status).toBe(201);
    expect(made.body.exercises.length).toBeGreaterThanOrEqual(4);
    expect(made.body.week).toHaveLength(7);
    expect(made.body).toMatchObject({ currentWeek: 1, revision: 0, targetDays: 4, source: 'rules' });
    expect(await get()).toEqual(made.body);
    const { rows } = await app.db.execute('select 1 from exercise_sessions');
    expect(rows).toHaveLength(0);
  });

  it('keeps a toggle, counts its minutes and raises the revision', async () => {
    const { exercises } = (await generate()).body;
    const answer = await change({ exercises: toggle(exercises, 0), revision: 0 });
    expect(answer.body.exercises[0]).toEqual({ ...exercises[0], completed: true });
    expect(answer.body.revision).toBe(1);
    expect(answer.body.weekMinutes).toBe(exercises[0]?.duration);
    expect(answer.body.week[0]?.doneMinutes).toBe(exercises[0]?.duration);
    expect(await get()).toEqual(answer.body);
  });

  it('loses nothing when two windows toggle at once', async () => {
    const { exercises } = (await generate()).body;
    const answers = await Promise.all([0, 1].map((at) => change({ exercises: toggle(exercises, at), revision: 0 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    const refusal = answers[lost]?.error;
    expect(refusal?.code).toBe('stale');
    const current = refusal?.current as ExerciseProgram;
    expect(current).toEqual(await get());
    const repeated = await change({
      exercises: toggle(current.exercises, lost),
      revision: current.revision,
    });
    expect(repeated.status).toBe(200);
    expect(repeated.body.exercises.slice(0, 2).map(({ completed }) => completed)).toEqual([true, true]);
  });

  it('keeps what was done when another is generated, and plans only the rest of the day', async () => {
    const first = (await generate()).body;
    await change({ exercises: toggle(first.exercises, 0) });
    const { exercises } = (await generate()).body;
    expect(exercises[0]).toMatchObject({ id: first.exercises[0]?.id, completed: true });
    expect(exercises.filter(({ completed }) => completed)).toHaveLength(1);
    const minutes = exercises.reduce((sum, { duration }) => sum + duration, 0);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('says what speaks against what a person writes, and knows no other window’s ids', async () => {
    await save({ physicalProblems: ['Dor no Joelho'], chronicConditions: ['Hipertensão'] });
    await generate();
    const answer = await change({
      exercises: [
        { name: 'corrida na praia', duration: 20, intensity: 'high', completed: false },
        { name: 'ALONGAMENTO DE OMBROS', duration: 5, intensity: 'low' },
      ],
    });
    const [run, stretch] = answer.body.exercises;
    expect(run).toMatchObject({ category: null, instructions: '' });
    expect(run?.avoidFor).toEqual(expect.arrayContaining(['Dor no Joelho', 'Hipertensão']));
    expect(stretch).toMatchObject({ category: 'flexibility', avoidFor: [], phase: 'main' });
    expect(stretch?.instructions).not.toBe('');
    expect([run?.figure, stretch?.figure]).toEqual([undefined, 'shoulder_stretch']);
    // The list may be sent back as it was read.
    expect((await change({ exercises: answer.body.exercises })).status).toBe(200);
    const foreign = { ...run, id: '01930000-0000-7000-8000-000000000000' };
    expect((await change({ exercises: [foreign], revision: 1 })).status).toBe(409);
  });

  it('drops what the profile rules out by now, but not what is done or the person’s own', async () => {
    const { exercises } = (await generate()).body;
    const own = { name: 'Corrida leve', duration: 10, intensity: 'high', completed: false };
    await change({ exercises: [...toggle(exercises, 0), own] });
    await save({ disabilities: ['Cadeirante'] });
    const { exercises: left } = await get();
    const planned = left.filter(({ name, completed }) => !completed && name !== own.name);
    for (const exercise of planned) expect(exercise.avoidFor).toEqual([]);
    expect(left.find(({ completed }) => completed)?.id).toBe(exercises[0]?.id);
    expect(left.find(({ name }) => name === own.name)?.avoidFor).toContain('Cadeirante');
    expect(left.length).toBeLessThan(exercises.length + 1);
  });

  it('turns over at the person’s midnight, also for a list that was left open', async () => {
    const { exercises } = (await generate()).body;
    await change({ exercises: toggle(exercises, 0) });
    app.setNow(hoursLater(14.9));
    expect((await get()).exercises[0]?.completed).toBe(true);
    app.setNow(hoursLater(15.1));
    const tuesday = await get();
    expect(tuesday).toMatchObject({ day: '2026-11-24', revision: 0 });
    expect(tuesday.exercises.some(({ completed }) => completed)).toBe(false);
    expect(tuesday.week[0]?.doneMinutes).toBeGreaterThan(0);
    const stale = await change({ exercises: toggle(exercises, 1), revision: 0 });
    expect(stale.status).toBe(409);
    expect(await get()).toEqual(tuesday);
  });

  it('is nobody else’s', async () => {
    await generate();
    const other = (await app.signUp()).token;
    expect((await get(other)).createdAt).toBeNull();
    await change({ exercises: [{ name: 'Dança', duration: 9, intensity: 'low' }] }, other);
    expect((await get()).exercises.some(({ name }) => name === 'Dança')).toBe(false);
  });

  it('takes the effort of the day without touching the list', async () => {
    const { exercises } = (await generate()).body;
    await app.call(rateExerciseEffort, { body: { effort: 7 } }, { token });
    const answer = await app.call(rateExerciseEffort, { body: { effort: 4 } }, { token });
    expect(answer.body).toMatchObject({ effort: 4, revision: 0 });
    expect((await change({ exercises: toggle(exercises, 0), revision: 0 })).body.effort).toBe(4);
  });
});

describe('the level', () => {
  const levelOfProfile = async () => (await app.call(getHealthProfile, {}, { token })).body.exerciseLevel;

  it('is the profile’s, and replans a day on which nothing was done', async () => {
    await generate();
    const answer = await change({ exerciseLevel: 'advanced' });
    expect(answer.body).toMatchObject({ exerciseLevel: 'advanced', targetDays: 6, revision: 1 });
    expect(await levelOfProfile()).toBe('advanced');
    const minutes = answer.body.exercises.reduce((sum, { duration }) => sum + duration, 0);
    expect(minutes).toBeGreaterThanOrEqual(40);
  });

  it('leaves a day on which something was done', async () => {
    const { exercises } = (await generate()).body;
    const done = (await change({ exercises: toggle(exercises, 2) })).body.exercises;
    expect((await change({ exerciseLevel: 'advanced' })).body.exercises).toEqual(done);
  });

  it('stays sedentary when what was read is sent back', async () => {
    await save({ exerciseLevel: 'sedentary' });
    const made = (await generate()).body;
    expect(made).toMatchObject({ exerciseLevel: 'beginner', targetDays: 3 });
    expect((await change(made)).status).toBe(200);
    expect(await levelOfProfile()).toBe('sedentary');
  });
});

describe('a list of one’s own', () => {
  it('begins without a programme and comes back the next day, not done', async () => {
    const exercises = [{ name: 'Pedalar até o trabalho', duration: 15, intensity: 'moderate', completed: true }];
    const begun = await change({ exercises });
    expect(begun.body).toMatchObject({ name: 'AI Generated Program', targetDays: null, currentWeek: 1 });
    expect(begun.body.exercises[0]?.completed).toBe(true);
    app.setNow(hoursLater(24));
    const tomorrow = await get();
    expect(tomorrow.exercises[0]).toMatchObject({ name: 'Pedalar até o trabalho', completed: false });
  });

  it('keeps the name it is given', async () => {
    const exercises = [{ name: 'Dança', duration: 15, intensity: 'low' }];
    expect((await change({ name: 'Meu treino', exercises })).body.name).toBe('Meu treino');
    expect((await change({ name: 'Treino da tarde', exercises })).body.name).toBe('Treino da tarde');
  });
});
