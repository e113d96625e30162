import { toast } from '../ui/toast/toast-store.ts';
import { describeFailure } from './api-errors.ts';
import { libMessages } from './lib-messages.ts';

/** The toast of something that did not work, in the server's words where it has some. */
export const tellFailure = (error: unknown, fallback: string) =>
  toast({ title: libMessages.error, description: describeFailure(error, fallback), variant: 'destructive' });

/** The toast of something that worked: 'Sucesso!', and what it was. */
export const tellSuccess = (description: string) => toast({ title: libMessages.success, description });
