import type { Endpoint, EndpointInput, EndpointReply } from '@vida/contract/core/endpoint.ts';
import type { ErrorBody } from '@vida/contract/core/error-body.ts';
import {
  addCessationPlan,
  addCraving,
  changeCessationPlan,
  checkCessationDay,
  deleteCessationPlan,
  endCessationPlan,
  listCessationPlans,
} from '@vida/contract/substances/cessation-endpoints.ts';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { addSubstanceRecord } from '@vida/contract/substances/substances-endpoints.ts';

/** Ten cigarettes a day at 50 cents, stopping on 21 November 2026. */
export const quitPlan = {
  substanceType: 'tobacco',
  kind: 'quit_date',
  quitDay: '2026-11-21',
  unit: 'cigarros',
  usualPerDay: 10,
  unitPriceCents: 50,
  triggers: ['coffee', 'stress'],
  ownTriggers: ['futebol'],
  reason: 'Minha neta',
} as const;

/** The test app's loose call. */
type Call = <E extends Endpoint>(
  endpoint: E,
  input: { readonly params?: { readonly id: string }; readonly body?: unknown },
  options: { readonly token: string; readonly headers?: Readonly<Record<string, string>> },
) => Promise<{ readonly status: number; readonly body: EndpointReply<E>; readonly error: ErrorBody }>;

/** The calls of one person's plans. */
export const createPlanCalls = (call: Call, token: string) => {
  const send = (change: object = {}, headers: Record<string, string> = {}) =>
    call(addCessationPlan, { body: { ...quitPlan, ...change } }, { token, headers });

  return {
    send,
    begin: async (change: object = {}): Promise<CessationPlan> => {
      const answer = await send(change);
      if (answer.status !== 201) throw new Error(answer.error.message);
      return answer.body;
    },
    list: async (): Promise<CessationPlan[]> => (await call(listCessationPlans, {}, { token })).body,
    change: (id: string, body: object) => call(changeCessationPlan, { params: { id }, body }, { token }),
    check: (id: string, body: EndpointInput<typeof checkCessationDay>['body']) =>
      call(checkCessationDay, { params: { id }, body }, { token }),
    crave: (id: string, outcome: 'passed' | 'used') =>
      call(addCraving, { params: { id }, body: { outcome, trigger: 'coffee' } }, { token }),
    end: (id: string) => call(endCessationPlan, { params: { id } }, { token }),
    remove: (id: string) => call(deleteCessationPlan, { params: { id } }, { token }),
    smoke: async (recordedAt: string, amount = 1): Promise<SubstanceRecord> => {
      const body = { substanceType: 'tobacco', amount, unit: 'cigarros', recordedAt } as const;
      const answer = await call(addSubstanceRecord, { body }, { token });
      if (answer.status !== 201) throw new Error(answer.error.message);
      return answer.body;
    },
  };
};
