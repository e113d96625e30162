import { useQuery } from '@tanstack/react-query';
import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { RefreshCw } from 'lucide-react';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MainTip } from './main-tip.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { recommendationsQuery } from './recommendations-queries.ts';
import { SmallTip } from './small-tip.tsx';
import { TipsLoading } from './tips-loading.tsx';
import { useDismissTip } from './use-dismiss-tip.ts';
import { useEmptyText } from './use-empty-text.ts';
import { useGenerateTips } from './use-generate-tips.ts';

/** Spec section 9: recommendation cards of the dashboard. */
const MAX_CARDS = 4;

interface TipsProps {
  tips: readonly Recommendation[];
  onDismiss: (id: string) => void;
}

const Tips = ({ tips, onDismiss }: TipsProps) => {
  const [first, ...others] = tips;
  return (
    <>
      {first && <MainTip tip={first} onDismiss={onDismiss} />}
      {others.length > 0 && (
        <ul className="mt-5 grid border-t border-border pt-1 md:grid-cols-3 md:pt-5">
          {others.map((tip) => (
            <li
              key={tip.id}
              className="border-border py-4 not-first:border-t md:px-5 md:py-0 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0 md:last:pr-0"
            >
              <SmallTip tip={tip} onDismiss={onDismiss} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The dashboard's 'Recomendações da IA': up to four tips, the first one prominent. */
export const RecommendationsSection = () => {
  const { glucoseUnit } = useUser();
  const tips = useQuery(recommendationsQuery(glucoseUnit));
  const { generate, isGenerating } = useGenerateTips();
  const dismiss = useDismissTip();
  const emptyText = useEmptyText();
  const generateGeneral = () => generate('general');

  if (tips.isPending) return <TipsLoading />;
  if (!tips.data)
    return (
      <Sheet title={messages.sectionTitle}>
        <ErrorCard title={messages.failedToLoad} retrying={tips.isFetching} onRetry={() => tips.refetch()}>
          {messages.failedToLoadText}
        </ErrorCard>
      </Sheet>
    );
  return (
    <Sheet
      title={messages.sectionTitle}
      actions={
        <Button
          variant="outline"
          icon={RefreshCw}
          pending={isGenerating}
          pendingLabel={messages.generating}
          onClick={generateGeneral}
        >
          {messages.refresh}
        </Button>
      }
    >
      {tips.data.length > 0 ? (
        <Tips tips={tips.data.slice(0, MAX_CARDS)} onDismiss={dismiss} />
      ) : (
        <EmptyState
          title={messages.empty}
          action={
            <Button pending={isGenerating} pendingLabel={messages.generating} onClick={generateGeneral}>
              {messages.generateFirst}
            </Button>
          }
        >
          {emptyText}
        </EmptyState>
      )}
    </Sheet>
  );
};
