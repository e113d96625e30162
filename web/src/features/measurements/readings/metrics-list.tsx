import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListedHealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { Funnel } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { useCare } from '../../../lib/health-profile.ts';
import { useHeldRows } from '../../../lib/held-rows.ts';
import { RecordTable } from '../../../lib/records/record-table.tsx';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState, ErrorCard, InlineRetry, SkeletonCard } from '../../../ui/states.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricKind } from '../metric-kind.ts';
import { readVital } from '../vitals/vitals.ts';
import { FilterFields } from './filter-fields.tsx';
import { columnsFor, whenOf } from './reading-columns.tsx';
import { readingsMessages as messages } from './readings-messages.ts';
import { isFiltered, NO_FILTER, type ReadingsFilter, readingPagesQuery, toListQuery } from './readings-queries.ts';

const EditMeasurementDialog = lazyPart(
  async () => (await import('./edit-measurement-dialog.tsx')).EditMeasurementDialog,
);

/** Readings of one type as rows, with their mark and word, and their menu. */
const MetricsTable = ({ type, metrics }: { type: MetricType; metrics: readonly ListedHealthMetricWithEtag[] }) => {
  const { timeZone, glucoseUnit } = useUser();
  const context = { timeZone, today: useToday(), glucoseUnit, care: useCare() };
  const hasWords = type === 'glucose' || metrics.some((metric) => readVital(metric, context.care) !== null);
  const hasNotes = metrics.some(({ notes }) => notes !== null);
  return (
    <RecordTable
      kind={metricKind}
      caption={messages.title}
      columns={columnsFor(type, context, { hasWords, hasNotes })}
      records={metrics}
      rowLabel={(metric) => messages.options(whenOf(metric, context))}
      dialog={EditMeasurementDialog}
    />
  );
};

const ROW_HEIGHT_PX = 52;

/** All readings of a type, newest first, a page at a time, narrowed by what is chosen. */
export const MetricsList = ({ type }: { type: MetricType }) => {
  const { timeZone } = useUser();
  const today = useToday();
  const fieldsId = useId();
  const [isFiltering, setFiltering] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [filter, setFilter] = useState<ReadingsFilter>(NO_FILTER);
  const list = useInfiniteQuery({
    ...readingPagesQuery(toListQuery(type, filter, today, timeZone)),
    placeholderData: keepPreviousData,
  });

  const metrics = useHeldRows(list.data?.pages.flatMap(({ items }) => items) ?? []);
  // Drawn after what stands above it, in slices: this many rows at once would hold back a slow phone.
  const isTableDue = useDeferredValue(list.data !== undefined, false);

  // The button that clears them goes with the message around it.
  const clearFilters = () => {
    setFilter(NO_FILTER);
    filterButton.current?.focus();
  };

  if (list.isPending) return <SkeletonCard label={messages.title} lines={5} />;
  if (list.isLoadingError)
    return (
      <Card title={messages.title}>
        <ErrorCard title={measurementsMessages.loadFailed} onRetry={() => list.refetch()} />
      </Card>
    );
  const isEmpty = metrics.length === 0;
  if (isEmpty && !isFiltered(filter))
    return (
      <Card title={messages.title} subtitle={messages.empty}>
        <p>{messages.emptyText[type === 'glucose' ? 'glucose' : 'other']}</p>
      </Card>
    );
  return (
    <Card
      title={messages.title}
      busy={list.isPlaceholderData}
      actions={
        <Button
          variant="ghost"
          icon={Funnel}
          ref={filterButton}
          aria-expanded={isFiltering}
          aria-controls={fieldsId}
          onClick={() => setFiltering(!isFiltering)}
        >
          {messages.filter}
        </Button>
      }
    >
      {isFiltering && <FilterFields id={fieldsId} type={type} filter={filter} onFilter={setFilter} />}
      {isEmpty ? (
        <EmptyState
          title={messages.noneFound}
          action={
            <Button variant="outline" onClick={clearFilters}>
              {messages.clearFilters}
            </Button>
          }
        >
          {messages.noneFoundText}
        </EmptyState>
      ) : isTableDue ? (
        <MetricsTable type={type} metrics={metrics} />
      ) : (
        <div style={{ height: metrics.length * ROW_HEIGHT_PX }} />
      )}
      {list.isError && (
        <InlineRetry
          className="mt-4"
          onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        >
          {list.isFetchNextPageError ? messages.notMore : messages.notRefreshed}
        </InlineRetry>
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button
          variant="outline"
          className="mt-4"
          pending={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </Card>
  );
};
