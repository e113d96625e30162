import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { consentsQuery } from '../consents-query.ts';
import { ConsentRecord } from './consent-record.tsx';
import { consentRecordMessages as messages } from './consent-record-messages.ts';

/** What the person agreed to. */
export const ConsentSheet = () => {
  const { data: consents, isError, isFetching, refetch } = useQuery(consentsQuery());
  const isLoading = !consents && !isError;
  return (
    <Sheet id="consentimento" title={messages.title} busy={isLoading}>
      {isLoading && (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="mb-3 h-4 w-full" />
          <Skeleton className="h-4 w-3/5" />
        </>
      )}
      {!consents && isError && (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching}>
          {messages.failedText}
        </ErrorCard>
      )}
      {consents && <ConsentRecord consents={consents} />}
    </Sheet>
  );
};
