import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { useId } from 'react';
import { PriorityBadge } from '../../ui/priority-badge.tsx';
import { OpenDetails } from './open-details.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { TipCategory } from './tip-category.tsx';

interface TipProps {
  tip: Recommendation;
  onDismiss: (id: string) => void;
}

/** One of the tips under the first, shortened; the dialog has the whole text. */
export const SmallTip = ({ tip, onDismiss }: TipProps) => {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="flex h-full flex-col items-start gap-2">
      <TipCategory category={tip.category} />
      <h3 id={titleId}>{tip.title}</h3>
      <p className="line-clamp-4 text-[1rem] leading-6 text-muted-foreground">{tip.content}</p>
      <div className="mt-auto">
        <PriorityBadge priority={tip.priority} />
      </div>
      <OpenDetails tip={tip} label={messages.details} titleId={titleId} onDismiss={onDismiss} />
      <p className="text-xs text-muted-foreground">{messages.madeBy[tip.source]}</p>
    </article>
  );
};
