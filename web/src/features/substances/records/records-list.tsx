import { useQuery } from '@tanstack/react-query';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { type RefObject, useRef, useState } from 'react';
import { useHeldRows } from '../../../lib/held-rows.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus-on-leave.ts';
import { recordsQuery } from '../substances-queries.ts';
import { recordsMessages as messages } from './records-messages.ts';
import { RecordsTable } from './records-table.tsx';

const RecordDialog = lazyPart(async () => (await import('../entry/record-dialog.tsx')).RecordDialog);

/** Spec section 9: records shown at first, and how many more a press brings. */
const ROWS_SHOWN = 10;
const MORE_ROWS = 20;

/** Before the first record. Its button goes with it once there is one: what is around takes the focus. */
const NoRecords = ({ around }: { around: RefObject<HTMLElement | null> }) => {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnLeave(place, around);
  return (
    <div ref={place}>
      <EmptyState
        title={messages.empty}
        action={
          <DialogButton variant="outline" dialog={RecordDialog}>
            {messages.first}
          </DialogButton>
        }
      >
        {messages.emptyText}
      </EmptyState>
    </div>
  );
};

/** The records of 30 days, newest first. */
export const RecordsList = () => {
  const list = useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, useToday()));
  const records = useHeldRows(list.data ?? []);
  const [rows, setRows] = useState(ROWS_SHOWN);
  const around = useRef<HTMLDivElement>(null);
  if (list.isPending) return <SkeletonSheet label={messages.loading} lines={5} />;
  if (!list.data)
    return (
      <Sheet title={messages.title}>
        <ErrorCard title={messages.failed} retrying={list.isFetching} onRetry={() => list.refetch()} />
      </Sheet>
    );
  const shown = records.slice(0, rows);
  return (
    <Sheet title={messages.title}>
      <div ref={around} tabIndex={-1} className="outline-none">
        {shown.length === 0 ? <NoRecords around={around} /> : <RecordsTable records={shown} around={around} />}
      </div>
      {list.isError && (
        <InlineRetry className="mt-4" onRetry={() => list.refetch()}>
          {messages.notRefreshed}
        </InlineRetry>
      )}
      {shown.length < records.length && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="outline" onClick={() => setRows(rows + MORE_ROWS)}>
            {messages.more}
          </Button>
          <p className="text-sm text-muted-foreground">
            {messages.count(formatNumber(shown.length), formatNumber(records.length))}
          </p>
        </div>
      )}
    </Sheet>
  );
};
