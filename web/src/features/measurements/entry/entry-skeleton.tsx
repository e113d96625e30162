import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { clsx } from 'clsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';

/** How high the form of each type stands; the choices of glucose wrap. */
const heights: Record<MetricType, string> = {
  glucose: 'min-h-142 sm:min-h-116 md:min-h-129 lg:min-h-142',
  blood_pressure: 'min-h-101.5',
  weight: 'min-h-81',
  heart_rate: 'min-h-88',
  hba1c: 'min-h-88',
};

/** In the place of the form while its code is on its way: value, moment, button. */
export const EntrySkeleton = ({ type }: { type: MetricType }) => (
  <div className={clsx('flex flex-col gap-4', heights[type])}>
    <p className="sr-only" role="status">
      {uiMessages.loading}
    </p>
    <Skeleton className="h-4 w-1/3" />
    <Skeleton className="h-17" />
    <Skeleton className="h-4 w-1/4" />
    <Skeleton className="h-12" />
    <Skeleton className="mt-auto h-13" />
  </div>
);
