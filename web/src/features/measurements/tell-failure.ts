import { describeFailure } from '../../lib/api-errors.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { measurementsMessages } from './measurements-messages.ts';

/** Says that a write failed, in the server's words where it has some. */
export const tellFailure = (error: unknown, fallback: string) =>
  toast({
    title: measurementsMessages.error,
    description: describeFailure(error, fallback),
    variant: 'destructive',
  });
