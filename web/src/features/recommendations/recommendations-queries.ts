import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

const recommendationsKey = ['/api/ai-recommendations'] as const;

/**
 * The person's tips, their figures in the unit they read: the newest generation first, in it the most pressing first.
 */
export const recommendationsQuery = (glucoseUnit: GlucoseUnit) =>
  queryOptions({
    queryKey: [...recommendationsKey, glucoseUnit],
    queryFn: ({ signal }) => callApi(listRecommendations, {}, { signal }),
  });

/** Every write here ends with a fresh list. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries({ queryKey: recommendationsKey }) };
};

export const useGenerateRecommendations = () => useApiMutation(generateRecommendations, useRefresh());
export const useDismissRecommendation = () => useApiMutation(dismissRecommendation, useRefresh());
export const useRestoreRecommendation = () => useApiMutation(restoreRecommendation, useRefresh());
