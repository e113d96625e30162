import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useStartProgress } from '../checklist/use-start-progress.ts';
import { dashboardMessages } from './dashboard-messages.ts';
import { useNearComponent } from './use-near-component.ts';

interface NearCardProps {
  title: string;
  /** A constant of the module. */
  load: () => Promise<ComponentType>;
  /** Classes that set `--card-height`: measured, with the data of somebody who uses it, and of somebody new. */
  height: { readonly usual: string; readonly atFirst: string };
}

/** A card below the first screen, which comes later: its place is kept as high as it will be, data on their way included. */
export const NearCard = ({ title, load, height: { usual, atFirst } }: NearCardProps) => {
  const { place, Near, retry } = useNearComponent(load);
  const { progress } = useStartProgress();
  const isNew = progress?.hasProfile === false;
  return (
    <div
      ref={place}
      className={clsx(
        'grid grid-cols-1',
        isNew ? atFirst : usual,
        Near ? 'has-[[aria-busy=true]]:min-h-(--card-height)' : 'min-h-(--card-height)',
      )}
    >
      {Near ? (
        <Near />
      ) : (
        <Sheet title={title} className="flex flex-col">
          {retry ? (
            <ErrorCard level={3} title={dashboardMessages.cardFailed} onRetry={retry} />
          ) : (
            <div className="flex grow flex-col gap-4 print:hidden">
              <Skeleton className="h-11" />
              <Skeleton className="grow" />
              <Skeleton className="h-13" />
            </div>
          )}
        </Sheet>
      )}
    </div>
  );
};
