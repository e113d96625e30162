import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

/** The person's tips: the newest generation first, in it the most pressing first. */
export const recommendationsQuery = () =>
  queryOptions({
    queryKey: ['/api/ai-recommendations'],
    queryFn: ({ signal }) => callApi(listRecommendations, {}, { signal }),
  });

/** Every write here ends with a fresh list. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries(recommendationsQuery()) };
};

export const useGenerateRecommendations = () => useApiMutation(generateRecommendations, useRefresh());
export const useDismissRecommendation = () => useApiMutation(dismissRecommendation, useRefresh());
export const useRestoreRecommendation = () => useApiMutation(restoreRecommendation, useRefresh());
