import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sessionsQuery } from '../account-queries.ts';
import { SessionList } from './session-list.tsx';
import { sessionsMessages as messages } from './sessions-messages.ts';

/** Where the account is open. */
export const SessionsCard = () => {
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery());
  const isLoading = !sessions && !isError;
  return (
    <Card id="sessoes" title={messages.title} subtitle={messages.subtitle} busy={isLoading}>
      {isLoading && (
        <>
          <p role="status" className="sr-only">
            {messages.loading}
          </p>
          <Skeleton className="mt-2 mb-3 h-4 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </>
      )}
      {!sessions && isError && (
        <ErrorCard title={messages.failed} onRetry={() => refetch()} retrying={isFetching}>
          {messages.failedText}
        </ErrorCard>
      )}
      {sessions && <SessionList sessions={sessions} />}
    </Card>
  );
};
