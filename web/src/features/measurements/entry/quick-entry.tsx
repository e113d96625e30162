import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import { ErrorCard, Skeleton } from '../../../ui/states.tsx';
import { uiMessages } from '../../../ui/ui-messages.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricMessages } from '../metric-messages.ts';
import type { QuickEntryFormProps } from './new-measurement-form.tsx';

/** How high the form of a type stands; the choices of glucose wrap. */
const heightOf = (type: MetricType): string => {
  if (type === 'glucose') return 'min-h-142 sm:min-h-116 md:min-h-129 lg:min-h-142';
  if (type === 'blood_pressure') return 'min-h-101.5';
  return metricMessages[type].hint ? 'min-h-88' : 'min-h-81';
};

/** In the place of the form while its code is on its way: value, moment, button. */
const EntrySkeleton = ({ type }: { type: MetricType }) => (
  <div className={clsx('flex flex-col gap-4', heightOf(type))}>
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

const QuickEntryForm = lazyPart(async () => (await import('./new-measurement-form.tsx')).QuickEntryForm);

interface QuickEntryProps extends QuickEntryFormProps {
  className?: string;
}

/** The form that stands on the page, its place kept until its code is there. */
export const QuickEntry = ({ className, ...props }: QuickEntryProps) => {
  const inSheet = (content: ReactNode, busy = false) => (
    <Card title={measurementsMessages.newMeasurement} busy={busy} {...(className && { className })}>
      {content}
    </Card>
  );
  return (
    <LazyBoundary
      waiting={inSheet(<EntrySkeleton type={props.type} />, true)}
      failed={(retry) => inSheet(<ErrorCard level={3} title={measurementsMessages.formFailed} onRetry={retry} />)}
    >
      {inSheet(<QuickEntryForm {...props} />)}
    </LazyBoundary>
  );
};
