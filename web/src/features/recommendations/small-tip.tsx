import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { PriorityBadge } from '../../ui/priority-badge.tsx';
import { namesCvv, namesSamu } from './named-phones.ts';
import { OpenDetails } from './open-details.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { TipCategory } from './tip-category.tsx';

interface TipProps {
  tip: Recommendation;
  onDismiss: (id: string) => void;
}

/** One of the tips under the first, shortened unless it names a number to call; the dialog has the whole text. */
export const SmallTip = ({ tip, onDismiss }: TipProps) => {
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
