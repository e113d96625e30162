import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Disclosure } from './use-disclosures.ts';

interface ProfileSectionProps {
  title: string;
  /** A sentence or a count under the title. */
  note?: string;
  /** Folds on a phone; always open from a tablet up. */
  fold?: Disclosure;
  children: ReactNode;
}

/** One card of the profile: its title at the left (above, on a phone), its content at the right. */
export const ProfileSection = ({ title, note, fold, children }: ProfileSectionProps) => {
  const contentId = useId();
  return (
    <Card className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[220px_minmax(0,1fr)]">
      <div className="relative flex items-start gap-2">
        <div className="mr-auto">
          <h2>{title}</h2>
          {note && <p className="text-sm text-muted-foreground">{note}</p>}
        </div>
        {fold && (
          <IconButton
            icon={fold.isOpen ? ChevronUp : ChevronDown}
            label={title}
            aria-expanded={fold.isOpen}
            aria-controls={contentId}
            onClick={fold.onToggle}
            className="after:absolute after:inset-0 md:hidden"
          />
        )}
      </div>
      <div id={contentId} className={clsx(fold && !fold.isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </Card>
  );
};
