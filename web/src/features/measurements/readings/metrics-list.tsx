import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { glucosePagesQuery } from '../measurements-queries.ts';
import { MetricsTable } from './metrics-table.tsx';

const messages = measurementsMessages.table;

/** All glucose readings, newest first, a page at a time. */
export const MetricsList = () => {
  const { data, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(glucosePagesQuery());
  if (isPending) return <SkeletonSheet label={messages.title} lines={5} />;
  if (isError)
    return (
      <Sheet title={messages.title}>
        <ErrorCard title={measurementsMessages.loadFailed} onRetry={() => refetch()} />
      </Sheet>
    );
  const metrics = data.pages.flatMap(({ items }) => items);
  if (metrics.length === 0)
    return (
      <Sheet title={messages.title}>
        <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
      </Sheet>
    );
  return (
    <Sheet title={messages.title}>
      <MetricsTable metrics={metrics} />
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-4"
          pending={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </Sheet>
  );
};
