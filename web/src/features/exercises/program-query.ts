import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getExerciseProgram } from '@vida/contract/exercises/exercises-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';

/** Today's session with its week; `today` (`yyyy-MM-dd`) makes it turn over at midnight. */
export const programQuery = (today: string) =>
  queryOptions({
    queryKey: ['/api/exercise-program', { today }],
    queryFn: ({ signal }) => callApi(getExerciseProgram, {}, { signal }),
    placeholderData: keepPreviousData,
  });
