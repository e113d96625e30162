import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { endpoints } from '@vida/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

/** Stands in everything that the owner writes. */
const MARK = 'jabuticabeira';
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What the owner writes: something of every kind. */
const writes: readonly (readonly [path: string, body: unknown])[] = [
  ['/api/health-profile', { otherConditions: MARK, sleepGoal: 7, exerciseLevel: 'beginner' }],
  ['/api/health-metrics', { metricType: 'glucose', value: 112, notes: MARK }],
  [
    '/api/sleep-records',
    {
      bedTime: '2026-11-20T22:00:00-03:00',
      wakeTime: '2026-11-21T06:00:00-03:00',
      fallAsleepTime: 10,
      nightWakings: 0,
      sleepQuality: '8',
      notes: MARK,
    },
  ],
  ['/api/substance-records', { substanceType: 'alcohol', amount: 2, unit: 'latas', notes: MARK }],
  [
    '/api/cessation-plans',
    {
      substanceType: 'tobacco',
      kind: 'quit_date',
      quitDay: '2026-11-21',
      unit: 'cigarros',
      usualPerDay: 10,
      reason: MARK,
    },
  ],
  ['/api/appointments', { scheduledAt: '2026-12-01T10:00:00-03:00', professional: MARK }],
  ['/api/ai-recommendations/generate', { category: 'general' }],
  ['/api/exercise-program', { name: MARK, exercises: [{ name: MARK, duration: 10, intensity: 'low' }] }],
  ['/api/meal-plans/generate', { mealType: 'snack' }],
  ['/api/recipes', { type: 'snack', name: MARK, items: [{ foodId: 'banana-prata', grams: 80 }] }],
  ['/api/chat/message', { message: `O que é ${MARK}?` }],
];

let app: TestApp;
let owner: string;
let stranger: string;

const send = (token: string, method: Endpoint['method'], url: string, payload?: unknown, type?: string) =>
  app.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
    },
    ...(payload !== undefined && { payload: payload as string }),
  });

beforeAll(async () => {
  app = await startTestApp();
  owner = (await app.signUp()).token;
  stranger = (await app.signUp()).token;
  for (const [path, body] of writes) {
    const { statusCode, body: text } = await send(owner, 'POST', path, body);
    expect([200, 201], `${path}: ${text}`).toContain(statusCode);
  }
  const file = await send(
    owner,
    'POST',
    '/api/health-metrics/import',
    'time,value\n2026-11-20 08:00,123\n',
    'text/csv',
  );
  expect(file.json()).toMatchObject({ imported: 1 });
});
afterAll(() => app.close());

/** Everything that can be read without naming a record; the stream never ends, and forums are everybody's. */
const readings = endpoints.filter(
  ({ method, access, params, replyKind, path }) =>
    method === 'GET' && access === 'user' && !params && replyKind !== 'events' && path !== '/api/community/forums',
);
/** Each download of an export is an event that the next one has. */
const withoutDownloads = (text: string): string => text.replace(/,?\s*\{[^{}]*"data_exported"[^{}]*\}/g, '');

const readAll = async (token: string): Promise<Map<string, string>> => {
  const read = new Map<string, string>();
  for (const { path } of readings) read.set(path, withoutDownloads((await send(token, 'GET', path)).body));
  return read;
};
const idsIn = (text: string): string[] => text.match(ID) ?? [];

describe('what a person wrote', () => {
  it('is read by its owner', async () => {
    const read = await readAll(owner);
    for (const [path] of writes) {
      const list = path.replace('/generate', '').replace('/message', '/messages');
      expect(read.get(list), list).toMatch(list.endsWith('profile') ? MARK : ID);
    }
    expect(read.get('/api/health-metrics/imports')).toMatch(ID);
  });

  it('is in nothing that anybody else can read', async () => {
    const own = new Set([...(await readAll(owner)).values()].flatMap(idsIn));
    expect(own.size).toBeGreaterThan(writes.length);
    for (const [path, text] of await readAll(stranger)) {
      expect(text, path).not.toContain(MARK);
      expect(
        idsIn(text).filter((id) => own.has(id)),
        path,
      ).toEqual([]);
    }
  });

  it('is neither found, changed nor deleted by anybody else who knows its id', async () => {
    const before = await readAll(owner);
    // A few of each kind.
    const ids = new Set([...before.values()].flatMap((text) => idsIn(text).slice(0, 3)));
    const named = endpoints.filter(({ access, params }) => access === 'user' && params);
    for (const { method, path, body } of named)
      for (const id of ids) {
        const answer = await send(stranger, method, path.replace(/:\w+/, id), body && {});
        expect([400, 404], `${method} ${path}: ${answer.body}`).toContain(answer.statusCode);
      }
    expect(await readAll(owner)).toEqual(before);
  });
});
