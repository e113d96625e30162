import { tellFailure } from '../../lib/tell-failure.ts';
import { exercisesMessages as messages } from './exercises-messages.ts';
import { useGenerateProgram } from './exercises-queries.ts';
import { tellGenerated } from './tell-update.ts';

/** Asks for a new programme and tells how it went, also on another page. */
export const useGenerate = () => {
  const generation = useGenerateProgram();
  return {
    isGenerating: generation.isPending,
    generate: () =>
      void generation
        .mutateAsync({})
        .then(tellGenerated, (error: unknown) => tellFailure(error, messages.notGenerated)),
  };
};
