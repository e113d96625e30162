import type { ReactNode } from 'react';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { LazyBoundary, lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { EntrySkeleton } from './entry-skeleton.tsx';
import type { QuickEntryFormProps } from './quick-entry-form.tsx';

const QuickEntryForm = lazyPart(async () => (await import('./quick-entry-form.tsx')).QuickEntryForm);

interface QuickEntryProps extends QuickEntryFormProps {
  className?: string;
}

/** The form that stands on the page, its place kept until its code is there. */
export const QuickEntry = ({ className, ...props }: QuickEntryProps) => {
  const inSheet = (content: ReactNode, busy = false) => (
    <Sheet title={measurementsMessages.newMeasurement} busy={busy} {...(className && { className })}>
      {content}
    </Sheet>
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
