import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import {
  type Recommendation,
  TIP_CATEGORIES,
  type TipCategory,
} from '@vida/contract/recommendations/recommendation-schemas.ts';
import { useId, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatDay } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PriorityBadge } from '../../ui/level-badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, PageQueryView, SkeletonCard } from '../../ui/states.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus.ts';
import { OpenDetails } from './open-details.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { recommendationsQuery, useDismissTip, useEmptyText, useGenerateTips } from './recommendations-queries.ts';
import { categoryIcons } from './tip-category.tsx';

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

const options = TIP_CATEGORIES.map((value) => ({
  value,
  label: value === 'general' ? messages.everyCategory : messages.categories[value],
}));

interface TipGeneratorProps {
  form: UseFormReturn<{ category: TipCategory }>;
  isGenerating: boolean;
  /** The page has another button that is its main one. */
  isSecondary: boolean;
  onGenerate: () => void;
}

/** Which tips, and the button that asks for them. */
const TipGenerator = ({ form, isGenerating, isSecondary, onGenerate }: TipGeneratorProps) => (
  <form
    noValidate
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      if (!isGenerating) onGenerate();
    }}
  >
    <SelectField
      control={form.control}
      name="category"
      label={messages.category}
      options={options}
      className="w-full sm:w-80"
    />
    <Button
      type="submit"
      size="lg"
      variant={isSecondary ? 'outline' : 'primary'}
      pending={isGenerating}
      pendingLabel={messages.generating}
      className="max-sm:w-full"
    >
      {messages.generate}
    </Button>
  </form>
);

/** A tip of the page /ai-tips, with its day. */
const TipCard = ({ tip, onDismiss }: { tip: Recommendation; onDismiss: (id: string) => void }) => {
  const titleId = useId();
  const { timeZone } = useUser();
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col items-start gap-2.5 rounded-lg bg-card px-4 py-5 md:p-6"
    >
      <div className="flex flex-wrap gap-2">
        <PriorityBadge priority={tip.priority} />
        <Badge icon={categoryIcons[tip.category]}>{messages.categories[tip.category]}</Badge>
      </div>
      <h2 id={titleId}>{tip.title}</h2>
      <p>{tip.content}</p>
      <div className="mt-auto">
        <OpenDetails tip={tip} label={messages.moreDetails} titleId={titleId} onDismiss={onDismiss} />
      </div>
      <p className="text-sm text-muted-foreground">
        <time dateTime={tip.createdAt}>{messages.createdOn(formatDay(dayOf(new Date(tip.createdAt), timeZone)))}</time>
        {' · '}
        {messages.madeBy[tip.source]}
      </p>
    </article>
  );
};
