import { getHealthProfile, saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE, healthProfileSchema } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { profileFieldLabels } from './profile-messages.ts';
import { createProfileService } from './profile-service.ts';

const full = {
  chronicConditions: ['Diabetes Tipo 2', 'Hipertensão', 'Hipotireoidismo', 'Outros'],
  medications: ['Metformina'],
  dietaryRestrictions: ['Baixo Sódio'],
  foodAllergies: ['Amendoim'],
  medicationAllergies: ['Dipirona'],
  physicalProblems: ['Dor no Joelho'],
  disabilities: ['Deficiência Visual'],
  exerciseLevel: 'intermediate' as const,
  sleepGoal: 7.5,
  weightGoal: 72,
  height: 162,
  currentWeight: 78.4,
  bloodType: 'O+' as const,
  otherConditions: 'Esteatose hepática',
  otherMedications: 'chá de camomila',
  otherDietaryRestrictions: 'sem pimenta',
  otherFoodAllergies: 'kiwi',
  otherMedicationAllergies: 'látex de luvas',
  otherPhysicalProblems: 'ombro operado',
  otherDisabilities: 'baixa visão',
  birthDate: '1961-05-09',
  sex: 'female' as const,
  pregnant: false,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (token: string) => (await app.call(getHealthProfile, {}, { token })).body;
const etag = expect.any(String);
const saveLoosely = (token: string, body: unknown) => app.callLoosely(saveHealthProfile, { body }, { token });

describe('the health profile', () => {
  it('needs a session', async () => {
    expect((await app.call(getHealthProfile, {})).status).toBe(401);
    expect((await app.call(saveHealthProfile, { body: full })).status).toBe(401);
  });

  it('is empty with defaults before the first save', async () => {
    const { token } = await app.signUp();
    const answer = await app.call(getHealthProfile, {}, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...EMPTY_HEALTH_PROFILE, etag });
    expect(answer.body).toMatchObject({
      sleepGoal: 8,
      chronicConditions: [],
      bloodType: null,
      updatedAt: null,
    });
  });

  it('keeps everything that is sent', async () => {
    const { token } = await app.signUp();
    app.setNow(new Date('2026-11-21T12:00:00.000Z'));
    const answer = await app.call(saveHealthProfile, { body: full }, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...full, etag, updatedAt: '2026-11-21T12:00:00.000Z' });
    expect(await read(token)).toEqual(answer.body);
  });

  it('takes back what it answered, saved or not', async () => {
    const { token } = await app.signUp();
    const before = await read(token);
    const { updatedAt: _, ...unsaved } = (await saveLoosely(token, before)).body;
    expect(unsaved).toEqual({ ...before, updatedAt: undefined });
    await app.call(saveHealthProfile, { body: full }, { token });
    const again = await saveLoosely(token, await read(token));
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject(full);
  });

  it('is replaced whole', async () => {
    const { token } = await app.signUp();
    await app.call(saveHealthProfile, { body: full }, { token });
    await saveLoosely(token, { foodAllergies: [' Leite ', 'Leite', ''], sleepGoal: null });
    const { updatedAt, ...saved } = await read(token);
    expect(saved).toEqual({
      ...EMPTY_HEALTH_PROFILE,
      etag,
      foodAllergies: ['Leite'],
      updatedAt: undefined,
    });
    expect(updatedAt).not.toBeNull();
  });

  it('belongs to one person', async () => {
    const one = await app.signUp();
    const other = await app.signUp();
    await app.call(saveHealthProfile, { body: full }, { token: one.token });
    await app.call(saveHealthProfile, { body: { height: 180 } }, { token: other.token });
    expect(await read(one.token)).toMatchObject(full);
    expect(await read(other.token)).toMatchObject({ height: 180, chronicConditions: [] });
  });

  it('replays a retry with the same key', async () => {
    const { token } = await app.signUp();
    const options = { token, headers: { 'idempotency-key': 'salvar-uma-vez' } };
    const first = await app.call(saveHealthProfile, { body: full }, options);
    app.setNow(new Date('2026-11-21T12:05:00.000Z'));
    const second = await app.call(saveHealthProfile, { body: full }, options);
    expect(second.body).toEqual(first.body);
    expect((await app.call(saveHealthProfile, { body: { height: 180 } }, options)).status).toBe(422);
    expect(await read(token)).toEqual(first.body);
  });
});

describe('a refused profile', () => {
  it.each([
    [{ ...full, sleepGoal: 3.5 }, 'sleepGoal', 'Meta de sono precisa ser no mínimo 4.'],
    [{ ...full, sleepGoal: 12.5 }, 'sleepGoal', 'Meta de sono precisa ser no máximo 12.'],
    [{ ...full, height: 1.62 }, 'height', 'Altura precisa ser no mínimo 80.'],
    [{ ...full, currentWeight: 784 }, 'currentWeight', 'Peso atual precisa ser no máximo 400.'],
    [{ ...full, weightGoal: '72' }, 'weightGoal', 'Meta de peso precisa ser um número.'],
    [{ ...full, medications: 'Metformina' }, 'medications', 'Medicamentos precisa ser uma lista.'],
    [
      { ...full, foodAllergies: ['Leite', 'a'.repeat(101)] },
      'foodAllergies.1',
      'Alergias alimentares, Item 2 pode ter no máximo 100 caracteres.',
    ],
    [{ ...full, otherConditions: 'a\u0000' }, 'otherConditions', expect.stringContaining('Outras condições tem')],
    [{ ...full, birthDate: '2026-11-23' }, 'birthDate', 'Data de nascimento não pode estar no futuro.'],
    [{ ...full, birthDate: '1850-01-01' }, 'birthDate', 'Data de nascimento é antiga demais.'],
    [{ ...full, cpf: '1' }, 'cpf', '"cpf" não é um campo conhecido.'],
  ])('names the field and changes nothing (%#)', async (body, field, message) => {
    const { token } = await app.signUp();
    await app.call(saveHealthProfile, { body: full }, { token });
    const before = await read(token);
    const answer = await saveLoosely(token, body);
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ message, details: [{ field, message }] });
    expect(await read(token)).toEqual(before);
  });

  it('decides the day of birth by the zone of the person', async () => {
    const { token } = await app.signUp();
    app.setNow(new Date('2026-11-22T01:00:00.000Z'));
    expect((await saveLoosely(token, { birthDate: '2026-11-21' })).status).toBe(200);
    expect((await saveLoosely(token, { birthDate: '2026-11-22' })).status).toBe(400);
  });

  it('has a label for every field', () => {
    const fields = Object.keys(healthProfileSchema.shape).filter((field) => field !== 'updatedAt');
    expect(Object.keys(profileFieldLabels).sort()).toEqual(fields.sort());
  });
});

it('lets the exercise screens set the level without counting as a saved profile', async () => {
  const { token, user } = await app.signUp();
  const service = createProfileService({ db: app.db, clock: () => new Date('2026-11-21T12:00:00.000Z') });
  await app.db.transaction((tx) => service.setExerciseLevel(user.id, tx, 'advanced'));
  expect(await read(token)).toEqual({ ...EMPTY_HEALTH_PROFILE, etag, exerciseLevel: 'advanced' });

  await app.call(saveHealthProfile, { body: full }, { token });
  await app.db.transaction((tx) => service.setExerciseLevel(user.id, tx, 'beginner'));
  expect(await read(token)).toMatchObject({ ...full, exerciseLevel: 'beginner' });
});
