import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { apiQuery, useApiMutation } from '../../lib/api-query.ts';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';

const recommendationsKey = ['/api/ai-recommendations'] as const;

/**
 * The person's tips, their figures in the unit they read: the newest generation first, in it the most pressing first.
 */
export const recommendationsQuery = (glucoseUnit: GlucoseUnit) => apiQuery(listRecommendations, {}, glucoseUnit);

/** Every write here ends with a fresh list. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries({ queryKey: recommendationsKey }) };
};

export const useGenerateRecommendations = () => useApiMutation(generateRecommendations, useRefresh());
export const useDismissRecommendation = () => useApiMutation(dismissRecommendation, useRefresh());
export const useRestoreRecommendation = () => useApiMutation(restoreRecommendation, useRefresh());

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

/** What is said where there is no tip: the profile is only asked for until it was saved. */
export const useEmptyText = (): string => {
  const { data: profile } = useQuery(healthProfileQuery());
  return profile?.updatedAt ? messages.emptyWithProfile : messages.emptyText;
};

/** Asks for new tips and tells how it went, also on another page. */
export const useGenerateTips = () => {
  const generation = useGenerateRecommendations();
  return {
    isGenerating: generation.isPending,
    generate: (category: TipCategory): Promise<unknown> =>
      generation.mutateAsync({ body: { category } }).then(
        (made) =>
          toast(
            made.length > 0
              ? { title: messages.success, description: messages.generated }
              : { title: messages.nothingNew, description: messages.nothingNewText },
          ),
        () => toast({ title: messages.error, description: messages.notGenerated, variant: 'destructive' }),
      ),
  };
};
