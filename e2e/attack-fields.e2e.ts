import type { Page } from '@playwright/test';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { packAttacks } from './support/attack-strings.ts';
import { expectHarmless, expectShown, unfold, watchDialogs } from './support/harm.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** As many texts as fit into one sending, one sending after the other. */
const inGroups = <T>(texts: readonly T[], size: number): T[][] =>
  texts.length === 0 ? [] : [texts.slice(0, size), ...inGroups(texts.slice(size), size)];

/** Somebody whose texts are all attacks; `open` looks at a screen that shows `texts`. */
const startAttacked = async (page: Page) => {
  const dialogs = watchDialogs(page);
  await startSignedIn(page, '/privacidade');
  const check = async (texts: readonly string[]) => {
    await expectShown(page, texts);
    await unfold(page);
    await expectHarmless(page);
    expect(dialogs).toEqual([]);
  };
  const open = async (path: string, texts: readonly string[]) => {
    await page.goto(path);
    await check(texts);
  };
  return { api: await ownApi(page), check, open };
};

test('readings, imports, nights, uses and appointments show what was written as text', async ({ page }) => {
  const { api, check, open } = await startAttacked(page);
  const [readings, nights, uses] = [packAttacks(1000, 'm'), packAttacks(1000, 's'), packAttacks(1000, 'u')];
  const fileNames = packAttacks(255, 'a');
  const [people, places, reminders] = [packAttacks(100, 'p'), packAttacks(200, 'l'), packAttacks(1000, 'n')];
  const source = '<svg onload=hurt=1>';
  await api.post(
    '/api/health-metrics',
    readings.map((notes) => ({ metricType: 'glucose', value: 104, notes, source })),
  );
  for (const [index, fileName] of fileNames.entries())
    await api.import(`time,gl\n${dayFrom(-3)} 08:${10 + index}:00,112\n`, fileName);
  for (const [index, notes] of nights.entries())
    await api.post('/api/sleep-records', {
      sleepDate: dayFrom(-1 - index),
      bedTime: `${dayFrom(-2 - index)}T22:30`,
      wakeTime: `${dayFrom(-1 - index)}T06:30`,
      fallAsleepTime: 10,
      nightWakings: 0,
      sleepQuality: 7,
      notes,
    });
  for (const notes of uses)
    await api.post('/api/substance-records', {
      substanceType: 'caffeine',
      amount: 1,
      unit: 'xícaras',
      notes,
    });
  for (const [index, professional] of people.entries())
    await api.post('/api/appointments', {
      scheduledAt: `${dayFrom(2 + index)}T10:00`,
      professional,
      place: places[index % places.length],
      notes: reminders[index % reminders.length],
    });
  await open('/sleep', nights);
  await open('/substances', uses);
  await open('/dashboard', people.slice(0, 1));
  await page.getByRole('button', { name: /consulta/i }).click();
  await check([...people, ...places, ...reminders]);
  await open('/measurements', readings);
  await page.getByRole('button', { name: 'Importar arquivo' }).first().click();
  await check(fileNames);
});

const LISTS = ['Conditions', 'Medications', 'DietaryRestrictions', 'FoodAllergies'].concat([
  'MedicationAllergies',
  'PhysicalProblems',
  'Disabilities',
]);
const listNameOf = (name: string): string =>
  name === 'Conditions' ? 'chronicConditions' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

test('the profile, in reading and in editing, shows what was written as text', async ({ page }) => {
  const { api, check, open } = await startAttacked(page);
  const entries = LISTS.map((name) => packAttacks(100, name.slice(0, 3)));
  const rounds = packAttacks(1000, '').length;
  for (let round = 0; round < rounds; round += 1) {
    const others = LISTS.map((name) => packAttacks(1000, name)[round]?.trim() ?? '');
    await api.post('/api/health-profile', {
      ...Object.fromEntries(LISTS.map((name, index) => [listNameOf(name), entries[index]])),
      ...Object.fromEntries(LISTS.map((name, index) => [`other${name}`, others[index]])),
    });
    await open('/profile', [...entries.flat(), ...others]);
  }
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await check(entries.flat());
});

test('recipes, plans, exercises and the chat show what was written as text', async ({ page }) => {
  const { api, check, open } = await startAttacked(page);
  const plan = await api.post('/api/meal-plans/generate', { mealType: 'general' });
  const items = [{ foodId: plan.meals[0].items[0].foodId, grams: 100 }];
  const [recipes, preparations] = [packAttacks(300, 'r'), packAttacks(2000, 'p')];
  for (const [index, name] of recipes.entries()) {
    const preparation = preparations[index % preparations.length];
    await api.post('/api/recipes', { type: 'snack', name, description: name, preparation, items });
  }
  await open('/nutrition', [...recipes, ...preparations]);

  const triggers = inGroups(packAttacks(100, 'g'), 10);
  const [reasons, checks] = [packAttacks(500, 'r'), packAttacks(500, 'd')];
  const kinds = [
    { substanceType: 'tobacco', unit: 'cigarros' },
    { substanceType: 'alcohol', unit: 'doses' },
    { substanceType: 'caffeine', unit: 'xícaras' },
    { substanceType: 'gaming', unit: 'horas' },
  ];
  const plans = await Promise.all(
    kinds.map(async (kind, index) => {
      const body = { ...kind, kind: 'quit_date', quitDay: dayFrom(-9), usualPerDay: 2 };
      const { id } = await api.post('/api/cessation-plans', body);
      return { path: `/api/cessation-plans/${id}`, body: { ...body, ownTriggers: triggers[index] } };
    }),
  );
  for (const [index, notes] of checks.entries())
    await api.post(`${plans[0]?.path}/checks`, { day: dayFrom(-1 - index), kept: true, notes });
  for (const some of inGroups(reasons, plans.length)) {
    await Promise.all(plans.map(({ path, body }, index) => api.put(path, { ...body, reason: some[index] ?? null })));
    await page.goto('/substances');
    await page.getByRole('button', { name: 'Programa de Cessação' }).click();
    await check([...triggers.flat(), ...checks, ...some]);
  }

  for (const names of inGroups(packAttacks(120, 'e'), 20)) {
    const exercises = names.map((name) => ({ name, duration: 10, intensity: 'low', completed: false }));
    await api.post('/api/exercise-program', { name: names[0], exercises });
    await open('/exercises', names);
  }
  const messages = packAttacks(2000, 'c');
  for (const message of messages) await api.post('/api/chat/message', { message });
  await open('/chat', messages);
});
