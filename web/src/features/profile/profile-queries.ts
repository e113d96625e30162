import { useQueryClient } from '@tanstack/react-query';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

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
