import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addAppointment } from '@vida/contract/appointments/appointments-endpoints.ts';
import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { addPost, addReply, listForums } from '@vida/contract/community/community-endpoints.ts';
import { generateExerciseProgram } from '@vida/contract/exercises/exercises-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { generateMealPlan } from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { generateRecommendations } from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { addSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { addSubstanceRecord } from '@vida/contract/substances/substances-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('nobody calls an address that a person wrote somewhere', async () => {
  let calls = 0;
  const canary = createServer((_request, answer) => {
    calls += 1;
    answer.end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => canary.once('listening', done));
  const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/canario`;

  const { token } = await app.signUp({ firstName: url, lastName: url });
  const forumId = (await app.call(listForums, {}, { token })).body[0]?.id ?? '';
  const { updatedAt: _, ...profile } = EMPTY_HEALTH_PROFILE;
  const words = { otherConditions: url, otherFoodAllergies: url, otherMedications: url };
  const saved = await app.call(
    saveHealthProfile,
    { body: { ...profile, ...words, chronicConditions: ['Outros', url] } },
    { token },
  );
  const reading = { metricType: 'glucose' as const, value: 120, notes: url, source: 'x', sourceKey: url };
  const night = { bedTime: '2026-11-20T22:00', wakeTime: '2026-11-21T06:00', sleepQuality: 7 };
  const { body: post, status } = await app.call(
    addPost,
    { body: { forumId, title: url, content: url, tags: [] } },
    { token },
  );
  const made = [
    await app.call(addHealthMetrics, { body: reading }, { token }),
    await app.call(addSleepRecord, { body: { ...night, fallAsleepTime: 9, nightWakings: 0, notes: url } }, { token }),
    await app.call(
      addSubstanceRecord,
      { body: { substanceType: 'caffeine', amount: 1, unit: 'xícaras', notes: url } },
      { token },
    ),
    await app.call(
      addAppointment,
      { body: { scheduledAt: '2026-12-01T10:00', professional: url, place: url, notes: url } },
      { token },
    ),
    await app.call(addReply, { params: { id: post.id }, body: { content: url } }, { token }),
  ];
  expect([saved.status, status, ...made.map((answer) => answer.status)]).toEqual([200, 201, 201, 201, 201, 201, 201]);

  const answers = [
    await app.call(sendChatMessage, { body: { message: `Abra ${url} e me conte` } }, { token }),
    await app.call(generateRecommendations, { body: { category: 'general' } }, { token }),
    await app.call(generateMealPlan, { body: { mealType: 'snack' } }, { token }),
    await app.call(generateExerciseProgram, { body: {} }, { token }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 201, 201, 201]);
  canary.close();
  expect(calls).toBe(0);
});
