import { createLatePart } from '../../../ui/create-late-part.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { EntrySkeleton } from './entry-skeleton.tsx';
import type { QuickEntryFormProps } from './quick-entry-form.tsx';

const useEntryForm = createLatePart<QuickEntryFormProps>(
  async () => (await import('./quick-entry-form.tsx')).QuickEntryForm,
);

interface QuickEntryProps extends QuickEntryFormProps {
  className?: string;
}

/** The form that stands on the page, its place kept until its code is there. */
export const QuickEntry = ({ className, ...props }: QuickEntryProps) => {
  const { Part: Form, retry } = useEntryForm();
  return (
    <Sheet title={measurementsMessages.newMeasurement} busy={!Form && !retry} {...(className && { className })}>
      {Form && <Form {...props} />}
      {!Form && !retry && <EntrySkeleton type={props.type} />}
      {!Form && retry && <ErrorCard level={3} title={measurementsMessages.formFailed} onRetry={retry} />}
    </Sheet>
  );
};
