import { keepPreviousData } from '@tanstack/react-query';
import { getExerciseProgram } from '@vida/contract/exercises/exercises-endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';

/** Today's session with its week; `today` (`yyyy-MM-dd`) makes it turn over at midnight. */
export const programQuery = (today: string) => ({
  ...apiQuery(getExerciseProgram, {}, today),
  placeholderData: keepPreviousData,
});
