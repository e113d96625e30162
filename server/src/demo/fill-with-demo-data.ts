import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import type { MealPlan } from '@vida/contract/nutrition/meal-schemas.ts';
import type { DemoClock } from './demo-clock.ts';
import { demoMembers, demoPosts } from './demo-community.ts';
import { demoAppointment, demoChecks, demoNights, demoPlan, demoUses } from './demo-days.ts';
import { demoMeasurements } from './demo-measurements.ts';
import { demoPerson, demoProfile } from './demo-person.ts';
import { makeSensorReadings, toLibreViewFile } from './libreview-file.ts';

const DAYS = 90;
const QUESTIONS = [
  'O que vou comer hoje?',
  'Posso comer banana?',
  'Como está minha glicose esta semana?',
  'E a mais alta?',
];
const HOURS_OF_DAY = 24;
/** Within the month after which an unused session dies. */
const MEMBER_SINCE_DAYS = 20;
const TIME_ZONE = 'America/Sao_Paulo';
const JSON_TYPE = 'application/json';

/** Days ago of the trainings that were done whole. */
const TRAINED_DAYS_AGO = [9, 7, 5, 3, 1] as const;

/** Sends a request as whoever the token belongs to, and answers its JSON; throws for every status but 2xx. */
type SendAs = (token: string | undefined, path: string, body?: unknown) => Promise<unknown>;

/** Before the first post: who is new may not write everything. */
const MEMBERS_SINCE_HOURS = 20 * 24;

/** Members beside the demo's person, who write, reply and like, each at their hour. */
const fillCommunity = async (send: SendAs, ownToken: string, clock: DemoClock): Promise<void> => {
  const tokens = new Map([['own', ownToken]]);
  clock.standBack(MEMBERS_SINCE_HOURS);
  for (const member of demoMembers) {
    const { token } = (await send(undefined, '/api/register', member)) as { token: string };
    tokens.set(member.username, token);
  }
  const forums = (await send(ownToken, '/api/community/forums')) as { id: string }[];
  for (const { by, forum, hoursAgo, likedBy, replies, ...post } of demoPosts) {
    let hours = hoursAgo;
    clock.standBack(hours);
    const body = { ...post, forumId: forums[forum]?.id };
    const { id } = (await send(tokens.get(by), '/api/community/posts', body)) as { id: string };
    for (const { by: replier, hoursLater, content } of replies) {
      hours -= hoursLater;
      clock.standBack(hours);
      await send(tokens.get(replier), `/api/community/posts/${id}/replies`, { content });
    }
    for (const liker of likedBy) {
      await send(tokens.get(liker), `/api/community/posts/${id}`);
      await send(tokens.get(liker), '/api/community/likes', { postId: id });
    }
  }
  clock.standBack(0);
};

/** A programme begun last week, with today's session half done. */
const fillTrainings = async (send: SendAs, token: string, clock: DemoClock): Promise<void> => {
  const path = '/api/exercise-program';
  const train = async (done: (index: number) => boolean): Promise<void> => {
    const { exercises } = (await send(token, path)) as ExerciseProgram;
    const changed = exercises.map((each, index) => ({ ...each, completed: done(index) }));
    if (changed.length > 0) await send(token, path, { exercises: changed });
  };
  clock.standBack(TRAINED_DAYS_AGO[0] * HOURS_OF_DAY);
  await send(token, `${path}/generate`, {});
  for (const daysAgo of TRAINED_DAYS_AGO) {
    clock.standBack(daysAgo * HOURS_OF_DAY);
    await train(() => true);
  }
  clock.standBack(0);
  await train((index) => index < 2);
};

/** Registers the demo's person on a running Vida and gives them 90 days of data, all through the API itself. */
export const fillWithDemoData = async (url: string, clock: DemoClock): Promise<void> => {
  const now = new Date();
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

  clock.standBack(MEMBER_SINCE_DAYS * HOURS_OF_DAY);
  const { token } = (await send(undefined, '/api/register', demoPerson)) as { token: string };
  clock.standBack(0);
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
  for (const daysAhead of [0, 1, 2]) {
    const body = { mealType: 'general', date: addDaysTo(today, daysAhead) };
    const { meals } = (await post('/api/meal-plans/generate', body)) as MealPlan;
    const [kept] = meals.slice(daysAhead);
    if (kept) {
      const { type, name, description, preparation, items } = kept;
      const foods = items.map(({ foodId, grams }) => ({ foodId, grams }));
      await post('/api/recipes', { type, name, description, preparation, items: foods });
    }
  }
  await fillTrainings(send, token, clock);
  for (const message of QUESTIONS) await post('/api/chat/message', { message });
  await fillCommunity(send, token, clock);
};
