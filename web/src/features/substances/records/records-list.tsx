import { useQuery } from '@tanstack/react-query';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import {
  SUBSTANCE_HISTORY_DAYS,
  type SubstanceRecordWithEtag,
} from '@vida/contract/substances/substances-endpoints.ts';
import { type RefObject, useRef, useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useHeldRows } from '../../../lib/held-rows.ts';
import { RecordTable } from '../../../lib/records/record-table.tsx';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState, InlineRetry, PageQueryView } from '../../../ui/states.tsx';
import { entryMessages, recordsMessages as messages } from '../entry/entry-messages.ts';
import { formatAmount } from '../format-amount.ts';
import { substanceKind } from '../substance-kind.ts';
import { substancesMessages } from '../substances-messages.ts';
import { recordsQuery } from '../substances-queries.ts';

const RecordDialog = lazyPart(async () => (await import('../entry/record-dialog.tsx')).RecordDialog);

/** Spec section 9: records shown at first, and how many more a press brings. */
const ROWS_SHOWN = 10;
const MORE_ROWS = 20;

/** '2 garrafas (vinho)', '3 sessões de 1,5 hora', '1 maço' */
const describeAmount = ({ amount, unit, drink, sessionHours }: SubstanceRecord): string => {
  const text = formatAmount(Number(amount), unit);
  if (drink) return messages.drinkOf(text, entryMessages.drinks[drink].toLowerCase());
  return sessionHours ? messages.sessionOf(text, formatAmount(sessionHours, 'horas')) : text;
};

const columnsFor = (timeZone: string, hasNotes: boolean): readonly TableColumn<SubstanceRecordWithEtag>[] => [
  {
    key: 'when',
    header: messages.when,
    cell: ({ recordedAt }) => <span className="max-md:text-sm">{formatDateTime(recordedAt, timeZone)}</span>,
  },
  { key: 'what', header: messages.what, cell: ({ substanceType }) => substancesMessages.names[substanceType] },
  { key: 'amount', header: messages.amount, cell: (record) => <b>{describeAmount(record)}</b> },
  ...(hasNotes
    ? [
        {
          key: 'notes',
          header: messages.notes,
          priority: 3 as const,
          cell: ({ notes }: SubstanceRecord) => (
            <span className="wrap-anywhere whitespace-pre-line">{notes ?? messages.nothing}</span>
          ),
        },
      ]
    : []),
];

interface RecordsTableProps {
  records: readonly SubstanceRecordWithEtag[];
  /** Takes the focus when the last record is gone. */
  around: RefObject<HTMLElement | null>;
}

const RecordsTable = ({ records, around }: RecordsTableProps) => {
  const { timeZone } = useUser();
  const hasNotes = records.some(({ notes }) => notes !== null);
  return (
    <RecordTable
      kind={substanceKind}
      caption={messages.title}
      columns={columnsFor(timeZone, hasNotes)}
      records={records}
      rowLabel={({ substanceType, recordedAt }) =>
        messages.options(substancesMessages.names[substanceType].toLowerCase(), formatDateTime(recordedAt, timeZone))
      }
      dialog={RecordDialog}
      around={around}
    />
  );
};

const NoRecords = ({ around }: { around: RefObject<HTMLElement | null> }) => (
  <EmptyState
    title={messages.empty}
    focusNext={around}
    action={
      <DialogButton variant="outline" dialog={RecordDialog}>
        {messages.first}
      </DialogButton>
    }
  >
    {messages.emptyText}
  </EmptyState>
);

/** The records of 30 days, newest first. */
export const RecordsList = () => {
  const list = useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, useToday()));
  const records = useHeldRows(list.data ?? []);
  const [rows, setRows] = useState(ROWS_SHOWN);
  const around = useRef<HTMLDivElement>(null);
  const shown = records.slice(0, rows);
  return (
    <PageQueryView
      query={list}
      words={{ loading: messages.loading, failed: messages.failed }}
      title={messages.title}
      level={3}
    >
      {() => (
        <Card title={messages.title}>
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
        </Card>
      )}
    </PageQueryView>
  );
};
