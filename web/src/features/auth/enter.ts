import type { SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import { ApiError, NetworkError } from '../../lib/api-errors.ts';
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

/** The toast of a sign-in or registration that did not work. */
export const showEntryFailure = (error: unknown, title: string, refused: string): void => {
  if (error instanceof NetworkError)
    toast({ title: authMessages.error, description: authMessages.connection, variant: 'destructive' });
  else {
    const description = (error instanceof ApiError && error.userMessage) || refused;
    toast({ title, description, variant: 'destructive' });
  }
};
