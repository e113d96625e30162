import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { demoAppointment, demoChecks, demoNights, demoPlan, demoUses } from './demo-days.ts';
import { demoMeasurements } from './demo-measurements.ts';
import { demoPerson, demoProfile } from './demo-person.ts';
import { fillCommunity } from './fill-community.ts';
import { makeSensorReadings, toLibreViewFile } from './libreview-file.ts';

const DAYS = 90;
const QUESTIONS = [
  'Como está minha glicose esta semana?',
  'E a mais alta?',
  'Posso comer banana?',
  'O que vou comer hoje?',
];
const TIME_ZONE = 'America/Sao_Paulo';
const JSON_TYPE = 'application/json';

/** Registers the demo's person on a running Vida and gives them 90 days of data, all through the API itself. */
export const fillWithDemoData = async (url: string, now = new Date()): Promise<void> => {
  const send = async (
    token: string | undefined,
    path: string,
    body?: unknown,
    contentType = JSON_TYPE,
  ): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      headers: {
        'x-time-zone': TIME_ZONE,
        ...(body !== undefined && { 'content-type': contentType }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && {
        method: 'POST',
        body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  const { token } = (await send(undefined, '/api/register', demoPerson)) as { token: string };
  const post = (path: string, body: unknown, contentType?: string) => send(token, path, body, contentType);
  await post('/api/health-profile', demoProfile);
  const sensor = makeSensorReadings(DAYS, now);
  await post('/api/health-metrics/import?dateOrder=dmy', toLibreViewFile(sensor), 'text/csv');
  const today = dayOf(now, TIME_ZONE);
  await post('/api/health-metrics', demoMeasurements(now, today, sensor));
  for (const night of demoNights(today, now)) await post('/api/sleep-records', night);
  for (const use of demoUses(today, now)) await post('/api/substance-records', use);
  const { id } = (await post('/api/cessation-plans', demoPlan(today))) as { id: string };
  for (const check of demoChecks(today)) await post(`/api/cessation-plans/${id}/checks`, check);
  for (const trigger of ['coffee', 'stress', 'coffee'])
    await post(`/api/cessation-plans/${id}/cravings`, { trigger, outcome: 'passed' });
  await post('/api/appointments', demoAppointment(today));
  await post('/api/ai-recommendations/generate', { category: 'general' });
  for (const daysAhead of [0, 1, 2])
    await post('/api/meal-plans/generate', { mealType: 'general', date: addDaysTo(today, daysAhead) });
  const { exercises } = (await post('/api/exercise-program/generate', {})) as ExerciseProgram;
  await post('/api/exercise-program', {
    exercises: exercises.map((each, index) => ({ ...each, completed: index < 2 })),
  });
  for (const message of QUESTIONS) await post('/api/chat/message', { message });
  await fillCommunity(send, token);
};
