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

/** The most pressing tip: whole, wide, with the fact of the person's own data beside it. */
export const MainTip = ({ tip, onDismiss }: TipProps) => {
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
