import { toast } from '../../ui/toast/toast-store.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { useDismissRecommendation, useRestoreRecommendation } from './recommendations-queries.ts';

const tellFailure = (description: string) => () =>
  toast({ title: messages.error, description, variant: 'destructive' });

/**
 * 'Isto não é para mim': sends a tip away, with the way back. Promises, because they call back even when the page is
 * left, or the next tip sent away, before the answer comes.
 */
export const useDismissTip = (): ((id: string) => Promise<unknown>) => {
  const dismissal = useDismissRecommendation();
  const restoring = useRestoreRecommendation();
  const restore = (id: string): Promise<unknown> =>
    restoring.mutateAsync({ params: { id } }).catch(tellFailure(messages.notRestored));
  return (id) =>
    dismissal.mutateAsync({ params: { id } }).then(
      () =>
        toast({
          title: messages.dismissed,
          description: messages.dismissedText,
          action: { label: messages.undo, altText: messages.undoElsewhere, onAction: () => void restore(id) },
        }),
      tellFailure(messages.notDismissed),
    );
};
