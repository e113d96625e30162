import { tellFailure } from '../../../lib/tell-failure.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useUndoImport } from '../measurements-queries.ts';
import { importMessages as messages } from './import-messages.ts';

/** Takes an import back and says so, also when the place that asked is gone by then. */
export const useUndoImportWithToast = () => {
  const undo = useUndoImport();
  return {
    isPending: undo.isPending,
    undo: (importId: string, onDone?: () => void): Promise<unknown> =>
      undo.mutateAsync({ params: { importId } }).then(
        () => {
          toast({ title: messages.undone });
          onDone?.();
        },
        (error) => tellFailure(error, messages.notUndone),
      ),
  };
};
