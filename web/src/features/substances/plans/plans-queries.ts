import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  addCessationPlan,
  addCraving,
  changeCessationPlan,
  checkCessationDay,
  deleteCessationPlan,
  endCessationPlan,
  listCessationPlans,
} from '@vida/contract/substances/cessation-endpoints.ts';
import { apiQuery, useApiMutation, useRefresh } from '../../../lib/api-query.ts';
import { plansKey } from '../substances-queries.ts';

/** Plans with how they go `today`, running ones first. */
export const plansQuery = (today: string) =>
  // Midnight makes another list: until it is here the last one stays, and a running timer with it.
  queryOptions({ ...apiQuery(listCessationPlans, {}, today), placeholderData: keepPreviousData });

export const useAddPlan = () => useApiMutation(addCessationPlan, useRefresh(plansKey));
export const useChangePlan = () => useApiMutation(changeCessationPlan, useRefresh(plansKey));
export const useEndPlan = () => useApiMutation(endCessationPlan, useRefresh(plansKey));
export const useDeletePlan = () => useApiMutation(deleteCessationPlan, useRefresh(plansKey));
export const useCheckDay = () => useApiMutation(checkCessationDay, useRefresh(plansKey));
export const useAddCraving = () => useApiMutation(addCraving, useRefresh(plansKey));
