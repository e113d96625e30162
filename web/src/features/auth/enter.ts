import type { SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import { describeFailure, NetworkError } from '../../lib/api-errors.ts';
import { goTo } from '../../lib/browser-history.ts';
import { session } from '../../lib/session.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { authMessages } from './auth-messages.ts';

/** Keeps the session, goes to `path` and says so. */
export const enter = (signedIn: SignedIn, path: string, description: string): void => {
  session.save(signedIn);
  goTo(path);
  toast({ title: authMessages.success, description });
};

/** The toast of a sign-in or registration that did not work; what stays stands at the form (`EntryFailure`). */
export const showEntryFailure = (error: unknown, title: string, refused: string): void => {
  toast({
    title: error instanceof NetworkError ? authMessages.error : title,
    description: describeFailure(error, refused),
    variant: 'destructive',
  });
};
