import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { routerFor } from '../app/app-router.ts';
import { goTo } from '../lib/browser-history.ts';
import { type Session, session } from '../lib/session.ts';
import { type Answer, type ReceivedCall, serveApi } from './serve-api.ts';

type Answers = Record<string, Answer | ((call: ReceivedCall) => Answer)>;

/** What is answered before the first programme. */
const noProgram: ExerciseProgram = {
  name: '',
  exercises: [],
  exerciseLevel: 'beginner',
  targetDays: null,
  currentWeek: 1,
  revision: 0,
  day: '2026-11-21',
  focus: 'rest',
  week: [],
  weekMinutes: 0,
  notices: [],
  notAdjustedFor: [],
  effort: null,
  source: 'rules',
  createdAt: null,
};

/** The whole app before a real server of its own, for every test of the file that calls this. */
export const startWholeApp = () => {
  const answers: Answers = {};
  let api: Awaited<ReturnType<typeof serveApi>>;

  beforeEach(async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    for (const name of Object.keys(answers)) delete answers[name];
    Object.assign(answers, {
      'GET /api/notifications': { body: [] },
      'GET /api/health-metrics': { body: [] },
      'GET /api/health-profile': { body: EMPTY_HEALTH_PROFILE },
      'GET /api/ai-recommendations': { body: [] },
      'GET /api/sleep-records': { body: [] },
      'GET /api/exercise-program': { body: noProgram },
      'GET /api/meal-plans': { body: [] },
      'GET /api/meal-plans/eligibility': { body: { noPlan: null, targets: null } },
      'GET /api/account/second-factor': {
        body: { isOn: false, totp: null, passkeys: [], recoveryCodesLeft: 0, passkeyAddress: null },
      },
      'POST /api/logout': { body: { ended: true } },
    });
    api = await serveApi(answers);
  });
  afterEach(async () => {
    act(() => session.clear());
    cleanup();
    sessionStorage.clear();
    // The next test is another page load, with a router of its own.
    routerFor('nobody');
    await api.close();
  });

  return {
    answers,
    calls: () => api.calls,
    sent: (name: string) => api.sent(name),
    /** As main.tsx does: the page's code first, then the drawing. */
    open: async (path: string, signedIn?: Session) => {
      if (signedIn) session.save(signedIn);
      goTo(path);
      await routerFor(signedIn?.user.id ?? null).load();
      render(<App />);
    },
  };
};

/** The page's name, once it is there. */
export const findPage = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Types into the field of that label. */
export const fill = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
