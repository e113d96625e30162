import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { answering } from '../../../testing/model-server.ts';
import { planDay } from '../../built-in/movement/plan-day.ts';
import { exerciseRulesOf } from '../../guardrails/movement/exercise-rules.ts';
import { exerciseLibrary, findExerciseById } from '../../movement/exercise-library.ts';
import { ADULT, startStructured, TODAY, USER_ID, useless } from '../testing/structured-fixture.ts';
import { createModelDayPlanner } from './model-programme.ts';

const asking = (profile: Partial<HealthProfile> = {}) => ({
  profile: { ...ADULT, ...profile },
  today: TODAY,
  day: TODAY,
  program: { seed: 5, startedDay: '2026-11-16' },
  history: [],
  userId: USER_ID,
});

type Proposed = readonly { readonly name: string; readonly duration: number }[];

/** What the rules would choose with another luck: a good answer of a model. */
const goodSession = (request: ReturnType<typeof asking>): Proposed =>
  planDay({ ...request, program: { ...request.program, seed: 9 } }).exercises.map(({ name, duration }) => ({
    name,
    duration,
  }));

describe('a session of a model', () => {
  it.each([
    ['a beginner', {}],
    ['an advanced person', { exerciseLevel: 'advanced' as const }],
    [
      'somebody with bad knees and diabetes',
      { physicalProblems: ['Dor no Joelho'], chronicConditions: ['Diabetes Tipo 2'] },
    ],
    ['a wheelchair user', { disabilities: ['Cadeirante'] }],
  ])('for %s is its choice within the rules’ frame', async (_, profile) => {
    const request = asking(profile);
    const { deps, server, tallied } = await startStructured([answering({ exercises: goodSession(request) })]);
    const plan = await createModelDayPlanner(deps)(request);
    expect(tallied).toEqual(['exercises model']);
    expect(plan).toMatchObject({
      source: 'model',
      focus: planDay(request).focus,
      notices: planDay(request).notices,
    });
    expect(plan.exercises.map(({ name }) => name)).toEqual(goodSession(request).map(({ name }) => name));
    const rules = exerciseRulesOf(request.profile, TODAY);
    for (const { libraryId } of plan.exercises) {
      const known = findExerciseById(libraryId);
      expect(known && rules.allows(known)).toBe(true);
    }
    expect(server.requests[0]?.raw).not.toContain(USER_ID);
  });

  it('is mended in the length of an exercise, as long as the whole is as long as it should be', async () => {
    const request = asking();
    const short = goodSession(request).map((one, at, all) => (at === all.length - 1 ? { ...one, duration: 1 } : one));
    const { deps } = await startStructured([answering({ exercises: short })]);
    const plan = await createModelDayPlanner(deps)(request);
    expect(plan).toMatchObject({ source: 'model' });
    expect(plan.exercises.at(-1)).toMatchObject({ name: short.at(-1)?.name, duration: 3 });
  });

  const knees = { physicalProblems: ['Dor no Joelho'] };
  const forbidden = exerciseLibrary.find(
    (exercise) => !exerciseRulesOf({ ...ADULT, ...knees }, TODAY).allows(exercise),
  );
  const bad: readonly (readonly [string, RegExp, (session: Proposed) => unknown])[] = [
    ['an exercise nobody knows', /fora da lista/, (session) => [...session, { name: 'Salto mortal', duration: 5 }]],
    [
      'an exercise that is ruled out',
      /fora da lista/,
      (session) => [...session.slice(0, -1), { name: forbidden?.name, duration: 5 }, ...session.slice(-1)],
    ],
    ['an hour of everything', /durava \d+ minutos/, (session) => session.map(({ name }) => ({ name, duration: 60 }))],
    ['no time at all', /formato/, (session) => session.map(({ name }) => ({ name, duration: -1 }))],
    ['the same thing over and over', /repetia um exercício/, (session) => [...session.slice(0, 1), ...session]],
    ['its end first', /faltava começar com um aquecimento/, (session) => session.toReversed()],
    ['fields of its own', /formato/, (session) => session.map((one) => ({ ...one, note: 'Sem dor não há ganho' }))],
  ];
  it.each(bad)('with %s is asked for once more, saying %s, and then the rules’', async (_, why, spoil) => {
    const request = asking(knees);
    const { deps, server, tallied } = await startStructured([answering({ exercises: spoil(goodSession(request)) })]);
    expect(await createModelDayPlanner(deps)(request)).toEqual({
      ...planDay(request),
      source: 'rules',
    });
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(why);
    expect(tallied).toEqual(['exercises guardrail']);
  });

  it.each(useless)('is the rules’ when the model %s', async (_, script) => {
    const { deps } = await startStructured(script, { timeoutMs: 300 });
    expect(await createModelDayPlanner(deps)(asking())).toMatchObject({ source: 'rules' });
  });

  it.each([{ pregnant: true }, { birthDate: '2012-01-01' }, { otherConditions: 'anorexia' }])(
    'is not asked for where a professional plans: %o',
    async (profile) => {
      const { deps, server } = await startStructured([answering({ exercises: [] })]);
      expect(await createModelDayPlanner(deps)(asking(profile))).toMatchObject({ source: 'rules' });
      expect(server.requests).toEqual([]);
    },
  );

  it('is not asked for without leave', async () => {
    const { deps, server } = await startStructured([answering({ exercises: [] })], { mayUse: () => false });
    expect(await createModelDayPlanner(deps)(asking())).toMatchObject({ source: 'rules' });
    expect(server.requests).toEqual([]);
  });
});
