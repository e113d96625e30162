import { ApiError } from '../../../lib/api-errors.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { communityMessages } from '../community-messages.ts';

/** The toast of a text that did not go out. What the server says to people about it is answered, for the form to show. */
export const tellNotSent = (error: unknown, description: string): string | null => {
  toast({ title: communityMessages.error, description, variant: 'destructive' });
  return error instanceof ApiError ? error.userMessage : null;
};
