import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';
import { TipCard } from './tip-card.tsx';

interface TipsListProps {
  tips: readonly Recommendation[];
  onDismiss: (id: string) => void;
}

/** The grid of tips, the newest generation first. */
export const TipsList = ({ tips, onDismiss }: TipsListProps) => {
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
