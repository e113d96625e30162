import { describeFailure } from '../../../lib/api-errors.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { useUndoImport } from '../measurements-queries.ts';
import { importMessages as messages } from './import-messages.ts';

/** Takes an import back and says so. */
export const useUndoImportWithToast = () => {
  const undo = useUndoImport();
  return {
    isPending: undo.isPending,
    undo: (importId: string, onDone?: () => void): void =>
      undo.mutate(
        { params: { importId } },
        {
          onSuccess: () => {
            toast({ title: messages.undone });
            onDone?.();
          },
          onError: (error) =>
            toast({
              title: measurementsMessages.error,
              description: describeFailure(error, messages.notUndone),
              variant: 'destructive',
            }),
        },
      ),
  };
};
