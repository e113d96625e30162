import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getHealthProfile, saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

/** The person's health profile; an empty one with defaults before the first save. */
export const healthProfileQuery = () =>
  queryOptions({
    queryKey: ['/api/health-profile'],
    queryFn: ({ signal }) => callApi(getHealthProfile, {}, { signal }),
  });

/**
 * Replaces the profile. What Vida shows anywhere starts from it (level, tips, plans), so everything else counts as
 * stale afterwards.
 */
export const useSaveHealthProfile = () => {
  const queryClient = useQueryClient();
  return useApiMutation(saveHealthProfile, {
    onSuccess: (saved) => {
      queryClient.setQueryData(healthProfileQuery().queryKey, saved);
      void queryClient.invalidateQueries();
    },
  });
};
