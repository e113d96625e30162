import type { TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { useGenerateRecommendations } from './recommendations-queries.ts';

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
