import { tellFailure } from '../../lib/tell-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { exercisesMessages as messages } from './exercises-messages.ts';
import { ExerciseClashError, ExerciseGoneError } from './program-changes.ts';

export const tellUpdated = () => toast({ title: messages.success, description: messages.updated });

export const tellGenerated = () => toast({ title: messages.success, description: messages.generated });

const reasonOf = (error: unknown): string => {
  if (error instanceof ExerciseGoneError) return messages.gone;
  return error instanceof ExerciseClashError ? messages.clash : messages.notUpdated;
};

/** Why today's list could not be changed. */
export const tellNotUpdated = (error: unknown) => tellFailure(error, reasonOf(error));
