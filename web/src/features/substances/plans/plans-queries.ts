import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addCessationPlan,
  addCraving,
  changeCessationPlan,
  checkCessationDay,
  deleteCessationPlan,
  endCessationPlan,
  listCessationPlans,
} from '@vida/contract/substances/cessation-endpoints.ts';
import { callApi } from '../../../lib/api-client.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { plansKey } from '../substances-queries.ts';

/** Plans with how they go `today`, running ones first. */
export const plansQuery = (today: string) =>
  queryOptions({
    queryKey: [...plansKey, { today }],
    queryFn: ({ signal }) => callApi(listCessationPlans, {}, { signal }),
    // Midnight makes another list: until it is here the last one stays, and a running timer with it.
    placeholderData: keepPreviousData,
  });

const useRefreshPlans = () => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: plansKey });
  };
};

export const useAddPlan = () => useApiMutation(addCessationPlan, { onSuccess: useRefreshPlans() });
export const useChangePlan = () => useApiMutation(changeCessationPlan, { onSuccess: useRefreshPlans() });
export const useEndPlan = () => useApiMutation(endCessationPlan, { onSuccess: useRefreshPlans() });
export const useDeletePlan = () => useApiMutation(deleteCessationPlan, { onSuccess: useRefreshPlans() });
export const useCheckDay = () => useApiMutation(checkCessationDay, { onSuccess: useRefreshPlans() });
export const useAddCraving = () => useApiMutation(addCraving, { onSuccess: useRefreshPlans() });
