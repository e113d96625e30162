import { dayOf } from '@vida/contract/core/time.ts';
import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { useId } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useUser } from '../../lib/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { PriorityBadge } from '../../ui/level-badge.tsx';
import { OpenDetails } from './open-details.tsx';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { categoryIcons } from './tip-category.tsx';

/** A tip of the page /ai-tips, with its day. */
export const TipCard = ({ tip, onDismiss }: { tip: Recommendation; onDismiss: (id: string) => void }) => {
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
