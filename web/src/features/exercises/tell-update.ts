import { tellFailure } from '../../lib/tell-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { exercisesMessages as messages } from './exercises-messages.ts';
import { ExerciseGoneError } from './program-changes.ts';

export const tellUpdated = () => toast({ title: messages.success, description: messages.updated });

export const tellGenerated = () => toast({ title: messages.success, description: messages.generated });

/** Why today's list could not be changed. */
export const tellNotUpdated = (error: unknown) =>
  tellFailure(error, error instanceof ExerciseGoneError ? messages.gone : messages.notUpdated);
