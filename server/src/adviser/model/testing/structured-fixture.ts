import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { ModelBehaviour } from '../../../testing/model-server.ts';
import type { ModelDeps } from '../model-question.ts';
import { startModel } from './language-model-fixture.ts';

export const USER_ID = '0198f0aa-7c1e-7000-8000-00000000abcd';
export const TODAY = '2026-11-21';

export const ADULT: HealthProfile = {
  ...EMPTY_HEALTH_PROFILE,
  birthDate: '1970-03-04',
  sex: 'female',
  height: 162,
  currentWeight: 74,
  exerciseLevel: 'beginner',
};

/** A model server with everything that asks it, and what was counted. */
export const startStructured = async (
  script: readonly ModelBehaviour[],
  { mayUse = () => true, timeoutMs = 10_000 }: { mayUse?: () => boolean; timeoutMs?: number } = {},
) => {
  const { server, model } = await startModel(script, { timeoutMs });
  const tallied: string[] = [];
  const spent: number[] = [];
  const deps: ModelDeps = {
    model,
    readPrompt: async () => null,
    mayUse: async () => mayUse(),
    spend: async (_, tokens) => void spent.push(tokens),
    tally: (task, outcome) => void tallied.push(`${task} ${outcome}`),
    tallyTool: () => undefined,
  };
  return { server, deps, tallied, spent };
};

const MiB = 1024 * 1024;

/** Every way in which a model gives nothing that can be used. */
export const useless: readonly (readonly [string, readonly ModelBehaviour[]])[] = [
  ['says nothing', [{ kind: 'silence' }]],
  ['hangs up', [{ kind: 'hang_up' }]],
  ['answers 500', [{ kind: 'status', status: 500 }]],
  ['answers HTML', [{ kind: 'body', body: '<html></html>', contentType: 'text/html' }]],
  ['sends 100 MB', [{ kind: 'bytes', count: 100 * MiB }]],
  ['is cut off', [{ kind: 'cut', after: '{"meals": [' }]],
  ['answers words', [{ kind: 'answer', answer: 'Claro, aqui vai uma sugestão.' }]],
  ['answers another JSON', [{ kind: 'answer', answer: { ok: true } }]],
];
