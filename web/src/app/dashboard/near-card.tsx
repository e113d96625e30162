import type { ComponentType } from 'react';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { useNearComponent } from './use-near-component.ts';

interface NearCardProps {
  title: string;
  /** A constant of the module. */
  load: () => Promise<ComponentType>;
}

/** A card that is fetched when the person comes near it; its place is kept meanwhile. */
export const NearCard = ({ title, load }: NearCardProps) => {
  const { place, Near, retry } = useNearComponent(load);
  if (Near) return <Near />;
  return (
    <div ref={place}>
      <Sheet title={title} className="min-h-80">
        {retry ? (
          <ErrorCard level={3} title={dashboardMessages.cardFailed} onRetry={retry} />
        ) : (
          <Skeleton className="h-4 w-5/6" />
        )}
      </Sheet>
    </div>
  );
};
