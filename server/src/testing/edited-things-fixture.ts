import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { addAppointment, listAppointments } from '@vida/contract/appointments/appointments-endpoints.ts';
import { addPost, addReply, getPost, listReplies } from '@vida/contract/community/community-endpoints.ts';
import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { generateExerciseProgram, getExerciseProgram } from '@vida/contract/exercises/exercises-endpoints.ts';
import { addHealthMetrics, listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { getHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { addPrompt, listPrompts } from '@vida/contract/prompts/prompts-endpoints.ts';
import { addSleepRecord, listSleepRecords } from '@vida/contract/sleep/sleep-endpoints.ts';
import { addCessationPlan, listCessationPlans } from '@vida/contract/substances/cessation-endpoints.ts';
import { addSubstanceRecord, listSubstanceRecords } from '@vida/contract/substances/substances-endpoints.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, type TestApp } from './test-app.ts';

interface Stored {
  readonly id: string;
  readonly etag: string;
}

/** Something stored that several windows may edit. */
export interface EditedThing {
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  /** As its page reads it; null before there is one. */
  readonly read: () => Promise<Pick<Stored, 'etag'> | null>;
  /** What a form sends; another number, another content. */
  readonly bodyOf: (number: number) => object;
}

const FORUM_ID = '019a9f3c-0000-7000-8000-000000000002';

const plan = (number: number) => ({
  substanceType: 'tobacco',
  kind: 'quit_date',
  quitDay: '2026-12-01',
  unit: 'cigarros',
  usualPerDay: 10 + number,
});

const prompt = (number: number) => ({
  section: 'chat',
  title: `Conversa ${number}`,
  systemPrompt: 'Responda com calma.',
  userPromptTemplate: 'Pergunta: {{mensagem}}',
  isActive: false,
});

/** Calls of one person's, each of which must succeed. */
const personOf = (app: TestApp, token: string) => {
  const call = async (endpoint: Endpoint, input: object = {}) => {
    const answer = await app.callLoosely(endpoint, input, { token });
    if (answer.status >= 300) throw new Error(`${endpoint.name}: ${answer.error.message}`);
    return answer.body as unknown;
  };
  return {
    token,
    call,
    add: async (endpoint: Endpoint, body: object, params: object = {}) =>
      (await call(endpoint, { body, params })) as Stored,
    find: async (endpoint: Endpoint, id: string, params: object = {}) => {
      const list = (await call(endpoint, { params })) as Stored[];
      return list.find((each) => each.id === id) ?? null;
    },
  };
};

const signUp = async (app: TestApp) => personOf(app, (await app.signUp()).token);

/** One entry of a list, which `add` makes and `list` reads. */
const entryOf =
  (add: Endpoint, list: Endpoint, bodyOf: (number: number) => object, open = signUp) =>
  async (app: TestApp): Promise<EditedThing> => {
    const { token, ...person } = await open(app);
    const { id } = await person.add(add, bodyOf(0));
    return { token, params: { id }, read: () => person.find(list, id), bodyOf };
  };

const openPanel = async (app: TestApp) => {
  const person = personOf(app, (await app.signUp({ email: ADMIN_EMAIL })).token);
  await person.call(openGate, { body: { password: GATE_PASSWORD } });
  return person;
};

/** One of each thing that a guarded write replaces, by the write's name. */
export const editedThings: Readonly<Record<string, (app: TestApp) => Promise<EditedThing>>> = {
  'profile.save': async (app) => {
    const { token, call } = await signUp(app);
    return {
      token,
      params: {},
      read: async () => (await call(getHealthProfile)) as Stored,
      bodyOf: (number) => ({ foodAllergies: ['Leite', `Alergia ${number}`] }),
    };
  },
  'measurements.change': entryOf(addHealthMetrics, listHealthMetrics, (number) => ({
    metricType: 'glucose',
    value: 110 + number,
  })),
  'sleep.change': entryOf(addSleepRecord, listSleepRecords, (number) => ({
    bedTime: '2026-11-20T23:00:00-03:00',
    wakeTime: '2026-11-21T06:00:00-03:00',
    fallAsleepTime: number,
    nightWakings: 1,
    sleepQuality: '7',
  })),
  'substances.change': entryOf(addSubstanceRecord, listSubstanceRecords, (number) => ({
    substanceType: 'tobacco',
    amount: 1 + number,
    unit: 'cigarros',
    recordedAt: '2026-11-21T08:00:00Z',
  })),
  'substances.changePlan': entryOf(addCessationPlan, listCessationPlans, plan),
  'substances.checkDay': async (app) => {
    const { token, add, find } = await signUp(app);
    const { id } = await add(addCessationPlan, plan(0));
    const day = '2026-11-21';
    return {
      token,
      params: { id },
      read: async () => {
        const { checks = [] } = ((await find(listCessationPlans, id)) ?? {}) as {
          checks?: (Stored & { day: string })[];
        };
        return checks.find((check) => check.day === day) ?? null;
      },
      bodyOf: (number) => ({ day, kept: true, notes: `Vontade ${number}` }),
    };
  },
  'appointments.change': entryOf(addAppointment, listAppointments, (number) => ({
    scheduledAt: '2026-12-01T09:00:00-03:00',
    professional: `Dra. Helena ${number}`,
  })),
  'exercises.change': async (app) => {
    const { token, call } = await signUp(app);
    await call(generateExerciseProgram);
    return {
      token,
      params: {},
      read: async () => (await call(getExerciseProgram)) as Stored,
      bodyOf: (number) => ({
        exercises: [{ name: `Dança ${number}`, duration: 10, intensity: 'low' }],
      }),
    };
  },
  'prompts.change': entryOf(addPrompt, listPrompts, prompt, openPanel),
  'community.changePost': async (app) => {
    const { token, add, call } = await signUp(app);
    const bodyOf = (number: number) => ({ title: `Caminhada ${number}`, content: 'Quem vem?' });
    const { id } = await add(addPost, { forumId: FORUM_ID, ...bodyOf(0) });
    return {
      token,
      params: { id },
      read: async () => (await call(getPost, { params: { id } })) as Stored,
      bodyOf,
    };
  },
  'community.changeReply': async (app) => {
    const { token, add, find } = await signUp(app);
    const post = { forumId: FORUM_ID, title: 'Caminhada', content: 'Quem vem?' };
    const thread = { id: (await add(addPost, post)).id };
    const bodyOf = (number: number) => ({ content: `Eu vou ${number}` });
    const { id } = await add(addReply, bodyOf(0), thread);
    return { token, params: { id }, read: () => find(listReplies, id, thread), bodyOf };
  },
};
