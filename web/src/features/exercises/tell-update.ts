import { tellFailure, tellSuccess } from '../../lib/tell.ts';
import { exercisesMessages as messages } from './exercises-messages.ts';
import { ExerciseClashError, ExerciseGoneError } from './program-changes.ts';

export const tellUpdated = () => tellSuccess(messages.updated);

export const tellGenerated = () => tellSuccess(messages.generated);

const reasonOf = (error: unknown): string => {
  if (error instanceof ExerciseGoneError) return messages.gone;
  return error instanceof ExerciseClashError ? messages.clash : messages.notUpdated;
};

/** Why today's list could not be changed. */
export const tellNotUpdated = (error: unknown) => tellFailure(error, reasonOf(error));
