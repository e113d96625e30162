import { useQuery } from '@tanstack/react-query';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { useState } from 'react';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { recordsQuery } from '../substances-queries.ts';
import { recordsMessages as messages } from './records-messages.ts';
import { RecordsTable } from './records-table.tsx';

/** Spec section 9: records shown at first, and how many more a press brings. */
const ROWS_SHOWN = 10;
const MORE_ROWS = 20;

/** The records of 30 days, newest first. */
export const RecordsList = () => {
  const list = useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, useToday()));
  const [rows, setRows] = useState(ROWS_SHOWN);
  if (list.isPending) return <SkeletonSheet label={messages.loading} lines={5} />;
  if (!list.data)
    return (
      <Sheet title={messages.title}>
        <ErrorCard title={messages.failed} retrying={list.isFetching} onRetry={() => list.refetch()} />
      </Sheet>
    );
  const shown = list.data.slice(0, rows);
  return (
    <Sheet title={messages.title}>
      {shown.length === 0 ? (
        <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
      ) : (
        <RecordsTable records={shown} />
      )}
      {list.isError && (
        <InlineRetry className="mt-4" onRetry={() => list.refetch()}>
          {messages.notRefreshed}
        </InlineRetry>
      )}
      {shown.length < list.data.length && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="outline" onClick={() => setRows(rows + MORE_ROWS)}>
            {messages.more}
          </Button>
          <p className="text-sm text-muted-foreground">
            {messages.count(formatNumber(shown.length), formatNumber(list.data.length))}
          </p>
        </div>
      )}
    </Sheet>
  );
};
