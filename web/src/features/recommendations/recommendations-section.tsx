import { useQuery } from '@tanstack/react-query';
import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PriorityBadge } from '../../ui/level-badge.tsx';
import { EmptyState, PageQueryView, Skeleton } from '../../ui/states.tsx';
import { namesCvv, namesSamu } from './named-phones.ts';
import { OpenDetails } from './open-details.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { recommendationsQuery, useDismissTip, useEmptyText, useGenerateTips } from './recommendations-queries.ts';
import { TipCategory } from './tip-category.tsx';

/** Spec section 9: recommendation cards of the dashboard. */
const MAX_CARDS = 4;

interface TipProps {
  tip: Recommendation;
  onDismiss: (id: string) => void;
}

/** The most pressing tip: whole, wide, with the fact of the person's own data beside it. */
const MainTip = ({ tip, onDismiss }: TipProps) => {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <TipCategory category={tip.category} />
          <PriorityBadge priority={tip.priority} />
        </div>
        <h3 id={titleId} className="mt-2 mb-1.5 text-[1.375rem] leading-7">
          {tip.title}
        </h3>
        <p className="max-w-[52ch]">{tip.content}</p>
        <OpenDetails tip={tip} label={messages.details} titleId={titleId} onDismiss={onDismiss} />
      </div>
      <div className="self-start text-sm text-muted-foreground md:border-l md:border-border md:pl-5">
        <p className="font-semibold text-foreground">{messages.why}</p>
        <ul className="grid gap-1">
          {tip.why.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-3 text-xs">{messages.madeBy[tip.source]}</p>
      </div>
    </article>
  );
};

/** One of the tips under the first, shortened unless it names a number to call; the dialog has the whole text. */
const SmallTip = ({ tip, onDismiss }: TipProps) => {
  const titleId = useId();
  const isWhole = namesSamu(tip.content) || namesCvv(tip.content);
  return (
    <article aria-labelledby={titleId} className="flex h-full flex-col items-start gap-2">
      <TipCategory category={tip.category} />
      <h3 id={titleId}>{tip.title}</h3>
      <p className={clsx('text-[1rem] leading-6 text-muted-foreground', !isWhole && 'line-clamp-4')}>{tip.content}</p>
      <div className="mt-auto">
        <PriorityBadge priority={tip.priority} />
      </div>
      <OpenDetails tip={tip} label={messages.details} titleId={titleId} onDismiss={onDismiss} />
      <p className="text-xs text-muted-foreground">{messages.madeBy[tip.source]}</p>
    </article>
  );
};

const Tips = ({ tips, onDismiss }: { tips: readonly Recommendation[]; onDismiss: (id: string) => void }) => {
  const [first, ...others] = tips;
  return (
    <>
      {first && <MainTip tip={first} onDismiss={onDismiss} />}
      {others.length > 0 && (
        <ul className="mt-5 grid border-t border-border pt-1 md:grid-cols-3 md:pt-5">
          {others.map((tip) => (
            <li
              key={tip.id}
              className="border-border py-4 not-first:border-t md:px-5 md:py-0
md:not-first:border-t-0 md:not-first:border-l md:first:pl-0 md:last:pr-0"
            >
              <SmallTip tip={tip} onDismiss={onDismiss} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The dashboard's section while its tips are on their way. */
const TipsLoading = () => (
  <Card className="min-h-96" title={messages.sectionTitle} busy>
    <p role="status" className="mb-4 text-muted-foreground">
      {messages.loading}
    </p>
    <div className="grid gap-2.5">
      <Skeleton className="h-5.5 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  </Card>
);

/** The dashboard's 'Recomendações da IA': up to four tips, the first one prominent. */
export const RecommendationsSection = () => {
  const { glucoseUnit } = useUser();
  const tips = useQuery(recommendationsQuery(glucoseUnit));
  const { generate, isGenerating } = useGenerateTips();
  const dismiss = useDismissTip();
  const emptyText = useEmptyText();
  const generateGeneral = () => generate('general');

  return (
    <PageQueryView query={tips} words={messages} title={messages.sectionTitle} level={3} waiting={<TipsLoading />}>
      {(known) => (
        <Card
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
          {known.length > 0 ? (
            <Tips tips={known.slice(0, MAX_CARDS)} onDismiss={dismiss} />
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
        </Card>
      )}
    </PageQueryView>
  );
};
