import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema } from '../core/ids.ts';
import {
  cessationCheckSchema,
  cessationPlanSchema,
  newCessationCheckSchema,
  newCessationPlanSchema,
  newCravingSchema,
} from './cessation-schemas.ts';

/** A day's look back with what another one of that day has to send back; an empty etag where there was none. */
export const cessationCheckWithEtagSchema = withEtag(cessationCheckSchema, newCessationCheckSchema);
export type CessationCheckWithEtag = z.output<typeof cessationCheckWithEtagSchema>;

/** A plan with what a change of it has to send back. */
export const cessationPlanWithEtagSchema = withEtag(
  cessationPlanSchema.extend({ checks: z.array(cessationCheckWithEtagSchema) }),
  newCessationPlanSchema,
);
export type CessationPlanWithEtag = z.output<typeof cessationPlanWithEtagSchema>;

export const listCessationPlans = defineEndpoint({
  name: 'substances.listPlans',
  method: 'GET',
  path: '/api/cessation-plans',
  summary: 'Plans to stop or use less with how they go, running ones first; the 20 newest.',
  access: 'user',
  cacheable: 'minute',
  reply: z.array(cessationPlanWithEtagSchema),
});

export const addCessationPlan = defineEndpoint({
  name: 'substances.addPlan',
  method: 'POST',
  path: '/api/cessation-plans',
  summary: 'Begin a plan; one may run for each substance.',
  access: 'user',
  body: newCessationPlanSchema,
  readBack: cessationPlanSchema,
  reply: cessationPlanWithEtagSchema,
  status: 201,
});

export const changeCessationPlan = defineEndpoint({
  name: 'substances.changePlan',
  method: 'PUT',
  path: '/api/cessation-plans/:id',
  summary: 'Replace what a running plan says; its start, checks and history stay.',
  access: 'user',
  params: idParamsSchema,
  body: newCessationPlanSchema,
  readBack: cessationPlanSchema,
  guards: cessationPlanWithEtagSchema,
  reply: cessationPlanWithEtagSchema,
});

export const endCessationPlan = defineEndpoint({
  name: 'substances.endPlan',
  method: 'POST',
  path: '/api/cessation-plans/:id/end',
  summary: 'End a running plan; its history stays.',
  access: 'user',
  params: idParamsSchema,
  reply: cessationPlanWithEtagSchema,
});

export const deleteCessationPlan = defineEndpoint({
  name: 'substances.deletePlan',
  method: 'DELETE',
  path: '/api/cessation-plans/:id',
  summary: 'Delete a plan with its checks and cravings.',
  access: 'user',
  params: idParamsSchema,
  reply: cessationPlanWithEtagSchema,
});

export const checkCessationDay = defineEndpoint({
  name: 'substances.checkDay',
  method: 'POST',
  path: '/api/cessation-plans/:id/checks',
  summary: 'Say how a day of the plan went; a day said again is replaced.',
  access: 'user',
  params: idParamsSchema,
  body: newCessationCheckSchema,
  guards: cessationCheckWithEtagSchema,
  reply: cessationPlanWithEtagSchema,
});

export const addCraving = defineEndpoint({
  name: 'substances.addCraving',
  method: 'POST',
  path: '/api/cessation-plans/:id/cravings',
  summary: 'Keep a wish that came, and how it ended.',
  access: 'user',
  params: idParamsSchema,
  body: newCravingSchema,
  reply: cessationPlanWithEtagSchema,
  status: 201,
});
