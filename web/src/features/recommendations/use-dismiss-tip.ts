import { toast } from '../../ui/toast/toast-store.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { useDismissRecommendation, useRestoreRecommendation } from './recommendations-queries.ts';

const tellFailure = (description: string) => () =>
  toast({ title: messages.error, description, variant: 'destructive' });

/** 'Isto não é para mim': sends a tip away, with the way back. Call it where it outlives the tip's card. */
export const useDismissTip = (): ((id: string) => void) => {
  const dismissal = useDismissRecommendation();
  const restoring = useRestoreRecommendation();
  const restore = (id: string) =>
    restoring.mutate({ params: { id } }, { onError: tellFailure(messages.notRestored) });
  return (id) =>
    dismissal.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          toast({
            title: messages.dismissed,
            description: messages.dismissedText,
            action: { label: messages.undo, altText: messages.undoElsewhere, onAction: () => restore(id) },
          }),
        onError: tellFailure(messages.notDismissed),
      },
    );
};
