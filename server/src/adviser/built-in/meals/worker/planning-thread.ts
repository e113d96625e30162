import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { createThread, type Thread } from '../../../../threads/thread.ts';
import type { MealPlanDraft, MealRequest } from '../../../meal-planner.ts';

/** What the worker answers. */
export type PlanningReply =
  | { readonly kind: 'planned'; readonly draft: MealPlanDraft }
  | { readonly kind: 'no_plan'; readonly reason: NoPlanReason }
  | { readonly kind: 'nothing_fits' };

/** Plans one request after the other. */
export type PlanningThread = Omit<Thread<MealRequest, PlanningReply>, 'open'>;

const REST_MS = 60_000;

export const createPlanningThread = (): PlanningThread =>
  createThread(new URL('./planning-worker.ts', import.meta.url), { restMs: REST_MS });
