import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { Exercise, Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { vidaSays } from '../../lib/vida-says.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { weekIndexOf } from './today-state.ts';

const today = dayOf(new Date(), 'America/Sao_Paulo');
const monday = addDaysTo(today, -weekIndexOf(today));

/** An exercise of today's list as the server answers it. */
export const anExercise = (name: string, change: Partial<Exercise> = {}): Exercise => ({
  id: `id-${name}`,
  name,
  duration: 10,
  intensity: 'low',
  completed: false,
  category: 'aerobic',
  phase: 'main',
  instructions: '',
  avoidFor: [],
  ...change,
});

/** A programme that runs; three exercises of ten minutes. */
export const aProgram = (change: Partial<ExerciseProgramWithEtag> = {}): ExerciseProgramWithEtag => ({
  etag: 'lista 7',
  name: 'AI Generated Program',
  exercises: [
    anExercise('Marcha', { phase: 'warm_up', instructions: 'Levante um joelho de cada vez.' }),
    anExercise('Caminhada', { intensity: 'moderate', duration: 20 }),
    anExercise('Alongamento', { phase: 'cool_down' }),
  ],
  exerciseLevel: 'beginner',
  targetDays: 4,
  currentWeek: 2,
  revision: 7,
  day: today,
  focus: 'aerobic',
  week: Array.from({ length: 7 }, (_, index) => ({
    day: addDaysTo(monday, index),
    focus: 'aerobic' as const,
    plannedMinutes: 30,
    doneMinutes: index === 0 ? 25 : 0,
  })),
  weekMinutes: 60,
  notices: ['stop_signs', 'insulin_sugar'],
  notAdjustedFor: [],
  effort: null,
  source: 'rules',
  createdAt: '2026-11-01T12:00:00.000Z',
  ...change,
});

export const noProgram = (): ExerciseProgramWithEtag =>
  aProgram({
    exercises: [],
    targetDays: null,
    currentWeek: 1,
    revision: 0,
    week: [],
    notices: [],
    createdAt: null,
  });

export const readyWith = (...advices: Readiness['advices']): Readiness => ({
  advices,
  glucose: null,
  pressure: null,
  heartRate: null,
});

interface SentBody {
  exercises?: (Partial<Exercise> & { id: string })[];
  exerciseLevel?: ExerciseProgramWithEtag['exerciseLevel'];
  etag?: string;
  effort?: number;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The server's side of the wire: it merges lists by id, and refuses an old one. */
export const startExercisesServer = (program = aProgram(), readiness = readyWith('start')) => {
  const server = {
    program,
    readiness,
    /** Answered to every call but the reads. */
    failure: null as number | null,
    isReadFailing: false,
    sent: [] as { path: string; body: SentBody }[],
    /** What was looked through for an emergency. */
    checked: [] as string[],
    /** What another window does between two calls of this one. */
    changeElsewhere: (change: Partial<ExerciseProgramWithEtag>) => {
      const revision = server.program.revision + 1;
      server.program = { ...server.program, ...change, revision, etag: `lista ${revision}` };
    },
    /** Called before each write is looked at. */
    beforeWrite: () => {},
  };
  const change = ({ exercises, etag, ...others }: SentBody): Response => {
    if (others.effort === undefined && etag !== server.program.etag)
      return json({ code: 'stale', message: 'Mudou.', current: server.program }, 409);
    const known = server.program.exercises;
    const merged = exercises?.map((each) => ({
      ...(known.find(({ id }) => id === each.id) ?? anExercise('?')),
      ...each,
    }));
    server.changeElsewhere({ ...others, ...(merged && { exercises: merged }) });
    return json(server.program);
  };
  const write = (path: string, body: SentBody): Response => {
    server.sent.push({ path, body });
    server.beforeWrite();
    if (server.failure) return new Response('', { status: server.failure });
    if (path.endsWith('/generate')) {
      server.program = aProgram({ revision: server.program.revision + 1 });
      return json(server.program, 201);
    }
    return change(body);
  };
  const answer = async (url: unknown, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(url), 'http://localhost');
    if (pathname === '/api/chat/check') {
      server.checked.push(JSON.parse(String(body)).text);
      return json({ help: null });
    }
    if (method !== 'GET') return write(pathname, body ? JSON.parse(String(body)) : {});
    if (server.isReadFailing) return new Response('', { status: 503 });
    return json(pathname.endsWith('/readiness') ? server.readiness : server.program);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return server;
};

/** A page or card at an address, with the cache, the router and the toasts around it. */
export const openExercises = (component: RouteComponent, address = '/exercises') => {
  vi.stubGlobal('scrollTo', () => undefined);
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/exercises', component }),
    createRoute({ getParentRoute: () => rootRoute, path: '/measurements' }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
};

/** Each test of the file begins with somebody signed in, and leaves no toast, no cache and no server behind. */
export const isolateTests = () => {
  beforeEach(() => session.save(sampleSession()));
  afterEach(() => {
    for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
    act(() => vidaSays.answer(null));
    queryClientFor(null);
    vi.unstubAllGlobals();
  });
};
