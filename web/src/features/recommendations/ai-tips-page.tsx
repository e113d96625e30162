import { useQuery } from '@tanstack/react-query';
import type { Recommendation, TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, PageQueryView, SkeletonCard } from '../../ui/states.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { recommendationsQuery, useDismissTip, useEmptyText, useGenerateTips } from './recommendations-queries.ts';
import { TipCard } from './tip-card.tsx';
import { TipGenerator } from './tip-generator.tsx';

const skeletons = ['first', 'second', 'third', 'fourth'];

/** The grid of tips, the newest generation first. */
const TipsList = ({ tips, onDismiss }: { tips: readonly Recommendation[]; onDismiss: (id: string) => void }) => {
  const place = useRef<HTMLUListElement>(null);
  const keepFocusNear = useFocusAfterRemoval(place, tips, 'li');
  return (
    <>
      <ul ref={place} className="grid gap-3.5 md:grid-cols-2 md:gap-6">
        {tips.map((tip) => (
          <li key={tip.id}>
            <TipCard
              tip={tip}
              onDismiss={(id) => {
                keepFocusNear(tip);
                onDismiss(id);
              }}
            />
          </li>
        ))}
      </ul>
      <p className="max-w-[65ch] text-sm text-muted-foreground">{messages.disclaimer}</p>
    </>
  );
};

/** /ai-tips: every tip of the person, and new ones by category. */
export const AiTipsPage = () => {
  const { glucoseUnit } = useUser();
  const tips = useQuery(recommendationsQuery(glucoseUnit));
  const { generate, isGenerating } = useGenerateTips();
  const dismiss = useDismissTip();
  const emptyText = useEmptyText();
  const form = useForm<{ category: TipCategory }>({ defaultValues: { category: 'general' } });
  const generateChosen = () => generate(form.getValues('category'));
  const isEmpty = tips.data?.length === 0;

  return (
    <div className="page-grid">
      <PageHeader title={messages.pageTitle} subtitle={messages.pageSubtitle} />
      <TipGenerator form={form} isGenerating={isGenerating} isSecondary={isEmpty} onGenerate={generateChosen} />
      <PageQueryView
        query={tips}
        words={messages}
        waiting={
          <div className="grid gap-3.5 md:grid-cols-2 md:gap-6">
            {skeletons.map((name) => (
              <SkeletonCard key={name} label={messages.loading} lines={4} />
            ))}
          </div>
        }
      >
        {(known) =>
          known.length > 0 ? (
            <TipsList tips={known} onDismiss={dismiss} />
          ) : (
            <Card>
              <EmptyState
                level={2}
                title={messages.empty}
                action={
                  <Button pending={isGenerating} pendingLabel={messages.generating} onClick={generateChosen}>
                    {messages.generateFirstTips}
                  </Button>
                }
              >
                {emptyText}
              </EmptyState>
            </Card>
          )
        }
      </PageQueryView>
    </div>
  );
};
