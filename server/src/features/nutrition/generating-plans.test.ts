import { IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { getNutritionEligibility } from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type EatingPerson, startEating } from './testing/eating-person-fixture.ts';
import { makeMeal, sampleMeals, storePlan } from './testing/sample-plan.ts';

const today = '2026-11-21';
let app: TestApp;
let person: EatingPerson;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  person = await startEating(app);
});

describe('planning', () => {
  it('plans the whole of today and keeps it', async () => {
    const { status, body } = await person.generate();
    expect(status).toBe(201);
    expect(body).toMatchObject({ day: today, createdAt: '2026-11-21T12:00:00.000Z', withheld: [] });
    expect(body.meals.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
    expect(new Set(body.meals.map(({ id }) => id)).size).toBe(4);
    expect(await person.list()).toEqual([body]);
  });

  it('makes one plan of a retry with the same key', async () => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: 'um-plano' };
    const answers = await Promise.all([
      person.generate({ mealType: 'snack' }, headers),
      person.generate({ mealType: 'snack' }, headers),
    ]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const first = answers.find(({ status }) => status === 201)?.body;
    expect((await person.generate({ mealType: 'snack' }, headers)).body).toEqual(first);
    expect(await person.list()).toEqual([first]);
  });

  it('replaces one kind of meal in a new plan and keeps the others', async () => {
    const before = await storePlan(app.db, person.userId, { day: today });
    const { body } = await person.generate({ mealType: 'breakfast' });
    const [breakfast, ...others] = body.meals;
    const [oldBreakfast, ...oldOthers] = before.meals;
    expect(breakfast?.type).toBe('breakfast');
    expect(breakfast?.id).not.toBe(oldBreakfast?.id);
    expect(others).toEqual(oldOthers);
    expect((await person.list()).map(({ id }) => id)).toEqual([body.id, before.id]);
  });

  it('plans one kind of meal alone where the day has no plan', async () => {
    const { body } = await person.generate({ mealType: 'lunch', date: '2026-11-22' });
    expect(body.day).toBe('2026-11-22');
    expect(body.meals.map(({ type }) => type)).toEqual(['lunch']);
    expect(await person.list()).toEqual([]);
  });

  it('loses neither meal when two windows replace one each', async () => {
    await storePlan(app.db, person.userId, { day: today });
    const made = await Promise.all([
      person.generate({ mealType: 'breakfast' }),
      person.generate({ mealType: 'dinner' }),
    ]);
    const madeIds = made.flatMap(({ body }, turn) =>
      body.meals.filter(({ type }) => type === (turn === 0 ? 'breakfast' : 'dinner')).map(({ id }) => id),
    );
    const [newest] = await person.list();
    expect(newest?.meals.map(({ id }) => id)).toEqual(expect.arrayContaining(madeIds));
  });

  it('does not keep a meal that the profile rules out by now', async () => {
    await storePlan(app.db, person.userId, { day: today });
    await person.saveProfile({ foodAllergies: ['Ovos'] });
    const { body } = await person.generate({ mealType: 'breakfast' });
    expect(body.meals.map(({ type }) => type)).toEqual(['breakfast', 'lunch']);
    expect(body.withheld).toEqual([]);
  });

  it('plans another day each time it is asked', async () => {
    const first = await person.generate({ mealType: 'lunch' });
    const second = await person.generate({ mealType: 'lunch' });
    expect(second.body.meals[0]?.items).not.toEqual(first.body.meals[0]?.items);
  });

  it('says so where no meal fits beside the others, and changes nothing', async () => {
    await person.saveProfile({ chronicConditions: ['Doença Renal'], currentWeight: 70 });
    const protein = { 'peito-de-frango-grelhado': 80, 'arroz-branco-cozido': 60 };
    const { id } = await storePlan(app.db, person.userId, {
      day: today,
      meals: [makeMeal('lunch', 'Arroz e frango', protein), makeMeal('dinner', 'Arroz e frango', protein)],
    });
    const answer = await person.generate({ mealType: 'snack' });
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('nothing_fits');
    expect(answer.error.message).toMatch(/^Nenhuma refeição desse tipo cabe .* Gere o plano do dia inteiro\.$/);
    expect(await person.list()).toMatchObject([{ id, meals: [{}, {}], withheld: [] }]);
    expect((await person.generate()).status).toBe(201);
  });

  it('keeps the newest five of a day', async () => {
    const ids: string[] = [];
    for (const hour of [1, 2, 3, 4, 5])
      ids.unshift(
        (
          await storePlan(app.db, person.userId, {
            day: today,
            createdAt: new Date(Date.UTC(2026, 10, 20, hour)),
          })
        ).id,
      );
    const { body } = await person.generate({ mealType: 'snack' });
    expect((await person.list()).map(({ id }) => id)).toEqual([body.id, ...ids.slice(0, 4)]);
  });

  it.each(['2026-09-21', '2027-01-21'])('refuses %s, which is too far away', async (date) => {
    const answer = await person.generate({ date });
    expect(answer.status).toBe(400);
    expect(answer.error.details).toEqual([
      { field: 'date', message: 'Dia precisa estar a no máximo 60 dias de hoje.' },
    ]);
  });
});

describe('days', () => {
  it('are those of the person’s own clock', async () => {
    app.setNow(new Date('2026-11-22T01:00:00.000Z'));
    const inLisbon = { [TIME_ZONE_HEADER]: 'Europe/Lisbon' };
    const here = await storePlan(app.db, person.userId, { day: today });
    const there = await storePlan(app.db, person.userId, { day: '2026-11-22' });
    expect((await person.list({}, inLisbon)).map(({ id }) => id)).toEqual([there.id]);
    const inSaoPaulo = { [TIME_ZONE_HEADER]: 'America/Sao_Paulo' };
    expect((await person.list({}, inSaoPaulo)).map(({ id }) => id)).toEqual([here.id]);
    expect((await person.generate({ mealType: 'snack' }, inLisbon)).body.day).toBe('2026-11-22');
  });

  it('of a range are listed, the newest made first', async () => {
    const { userId } = person;
    const later = await storePlan(app.db, userId, {
      day: '2026-11-20',
      createdAt: new Date('2026-11-20T15:00Z'),
    });
    const earlier = await storePlan(app.db, userId, { day: today, createdAt: new Date('2026-11-19T15:00Z') });
    await storePlan(app.db, userId, { day: '2026-11-23' });
    const listed = await person.list({ startDate: '2026-11-20', endDate: '2026-11-22' });
    expect(listed.map(({ id }) => id)).toEqual([later.id, earlier.id]);
    expect((await person.list({ endDate: '2026-11-20' })).map(({ id }) => id)).toEqual([later.id]);
  });
});

describe('a condition or medicine that no rule of meals knows', () => {
  it('is named with every plan, a stored one of a model too, as today’s profile has it', async () => {
    await storePlan(app.db, person.userId, { day: today, source: 'model' });
    await person.saveProfile({ chronicConditions: ['Hipertensão'], medications: ['Losartana'] });
    expect((await person.list()).map(({ notAdjustedFor }) => notAdjustedFor)).toEqual([[]]);
    await person.saveProfile({
      chronicConditions: ['Hipertensão', 'Psoríase'],
      medications: ['Losartana'],
      otherMedications: 'Marevan 5 mg',
    });
    const { body } = await person.generate();
    expect(body.notAdjustedFor).toEqual(['Psoríase', 'Marevan']);
    expect((await person.list()).map(({ notAdjustedFor }) => notAdjustedFor)).toEqual([
      ['Psoríase', 'Marevan'],
      ['Psoríase', 'Marevan'],
    ]);
  });
});

describe('what the profile has to say about the foods of a plan', () => {
  const withKale = makeMeal('lunch', 'Arroz e couve', {
    'arroz-branco-cozido': 100,
    'couve-manteiga-refogada': 50,
  });

  it('is answered with it, with a stored one too, as today’s profile has it', async () => {
    await storePlan(app.db, person.userId, { day: today, meals: [withKale] });
    expect(await person.list()).toMatchObject([{ warnings: [] }]);
    await person.saveProfile({ otherMedications: 'Marevan 5 mg' });
    expect(await person.list()).toMatchObject([
      { warnings: [expect.stringContaining('Marevan: há vitamina K em couve refogada,')] },
    ]);
  });

  it('does not speak of what stays behind', async () => {
    await storePlan(app.db, person.userId, { day: today, meals: [withKale] });
    await person.saveProfile({ otherMedications: 'Marevan 5 mg', otherFoodAllergies: 'couve' });
    expect(await person.list()).toMatchObject([{ meals: [], warnings: [] }]);
  });
});

describe('somebody whose meals are a professional’s work', () => {
  it('gets no plan, a kind word, and no meal of earlier ones', async () => {
    const meals = Object.values(sampleMeals());
    await storePlan(app.db, person.userId, { day: today, meals });
    await person.saveProfile({ sex: 'female', pregnant: true });
    const answer = await person.generate();
    expect(answer.status).toBe(409);
    expect(answer.error.code).toBe('needs_professional');
    expect(answer.error.message).toContain('pré-natal');
    const [plan] = await person.list();
    expect(plan?.meals).toEqual([]);
    expect(plan?.withheld).toEqual(meals.map(({ id, type }) => ({ id, type, reasons: ['gestação'] })));
    const eligibility = await app.call(getNutritionEligibility, {}, { token: person.token });
    expect(eligibility.body).toEqual({ noPlan: 'pregnant', targets: null });
  });

  it('is nobody without such a reason', async () => {
    const eligibility = await app.call(getNutritionEligibility, {}, { token: person.token });
    expect(eligibility.body).toMatchObject({
      noPlan: null,
      targets: { calories: 2000, carbs: 250, proteins: 100, fats: 67, fiber: 25, isPersonal: false },
    });
  });
});
