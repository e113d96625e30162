import { useQueryClient } from '@tanstack/react-query';
import {
  changeExerciseProgram,
  type ExerciseProgramWithEtag,
  generateExerciseProgram,
  getExerciseReadiness,
  rateExerciseEffort,
} from '@vida/contract/exercises/exercises-endpoints.ts';
import { apiQuery, useApiMutation } from '../../lib/api-query.ts';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { useToday } from '../../lib/use-today.ts';
import { currentAfterConflict } from './program-changes.ts';
import { programQuery } from './program-query.ts';

/** What the latest readings say about starting now: asked anew each time it is shown. */
export const readinessQuery = (place = 'session') => ({
  ...apiQuery(getExerciseReadiness, {}, place),
  staleTime: 0,
  gcTime: 0,
});

/** The same for the page, apart from the session's: there an older answer may stand while a new one is on its way. */
export const pageReadinessQuery = () => readinessQuery('page');

/** Puts a programme that the server answered into the cache; a read that is under way is older. */
export const useKeepProgram = () => {
  const queryClient = useQueryClient();
  const today = useToday();
  return async (program: ExerciseProgramWithEtag): Promise<void> => {
    const { queryKey } = programQuery(today);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, program);
  };
};

/** Sends today's list; the caller keeps the reply. */
export const useSendProgram = () => useApiMutation(changeExerciseProgram);

/** Sends the level, which is the profile's. */
export const useChangeLevel = () => {
  const queryClient = useQueryClient();
  const keep = useKeepProgram();
  return useApiMutation(changeExerciseProgram, {
    onSuccess: async (program) => {
      await keep(program);
      void queryClient.invalidateQueries({ queryKey: healthProfileQuery().queryKey });
    },
    onError: async (error) => {
      const current = currentAfterConflict(error);
      if (current) await keep(current);
    },
  });
};

export const useGenerateProgram = () => useApiMutation(generateExerciseProgram, { onSuccess: useKeepProgram() });
export const useRateEffort = () => useApiMutation(rateExerciseEffort, { onSuccess: useKeepProgram() });
