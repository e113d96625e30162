import { useQueryClient } from '@tanstack/react-query';
import type { ProgramLevel } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { useState } from 'react';
import { useToday } from '../../../lib/use-today.ts';
import { useChangeLevel, useGenerateProgram } from '../exercises-queries.ts';
import { programQuery } from '../program-query.ts';
import { tellGenerated, tellUpdated } from '../tell-update.ts';
import { useExerciseChanges } from '../use-exercise-changes.ts';

/** What can be done in the dashboard's card. A failure shows no toast: `retry` repeats what was not stored. */
export const useCardActions = (program: ExerciseProgramWithEtag) => {
  const { exercises, change } = useExerciseChanges(program);
  const level = useChangeLevel();
  const generation = useGenerateProgram();
  const queryClient = useQueryClient();
  const today = useToday();
  const [failed, setFailed] = useState<(() => void) | null>(null);

  const attempt = (work: () => Promise<unknown>, tell: () => unknown): void => {
    setFailed(null);
    work().then(tell, () => setFailed(() => () => attempt(work, tell)));
  };
  return {
    exercises,
    retry: failed,
    /** The chosen one at once, the stored one again after a failure. */
    level: level.isPending ? (level.variables.body?.exerciseLevel ?? program.exerciseLevel) : program.exerciseLevel,
    isGenerating: generation.isPending,
    toggle: (id: string, completed: boolean) => attempt(() => change({ id, completed }), tellUpdated),
    changeLevel: (exerciseLevel: ProgramLevel) =>
      attempt(async () => {
        // Tried again, it rests on what another window left.
        const { etag } = await queryClient.ensureQueryData(programQuery(today));
        return level.mutateAsync({ body: { exerciseLevel, etag } });
      }, tellUpdated),
    generate: () => attempt(() => generation.mutateAsync({}), tellGenerated),
  };
};
