import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { pageMessages as messages } from '../page-messages.ts';

/** Refusals that the server explains to people: no plan for this person, too many asked for, the planner is busy. */
const EXPLAINED = [409, 429, 503];

/** The toast of a plan that was not made (spec section 8), in the server's words where they help. */
export const tellGenerateFailure = (error: unknown): void => {
  const isExplained = error instanceof ApiError && EXPLAINED.includes(error.status);
  toast({
    title: messages.error,
    description: (isExplained && error.userMessage) || messages.notGenerated,
    variant: 'destructive',
  });
};
