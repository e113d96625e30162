import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { Trash2 } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { formatGlucoseNumber, formatMoment, shortenYear } from '../glucose/format-glucose.ts';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { ReadingWord } from './reading-word.tsx';
import { useDeleteWithUndo } from './use-delete-metric.ts';

/** Glucose readings as rows, with their mark and word, and their menu. */
export const MetricsTable = ({ metrics }: { metrics: readonly HealthMetric[] }) => {
  const { timeZone, glucoseUnit } = useUser();
  const today = useToday();
  const remove = useDeleteWithUndo();
  const whenOf = ({ measuredAt }: HealthMetric) => formatMoment(measuredAt, timeZone, today);

  const columns: readonly TableColumn<HealthMetric>[] = [
    {
      key: 'when',
      header: messages.table.when,
      cell: (metric) => (
        <>
          <span className="text-sm md:hidden">{shortenYear(whenOf(metric))}</span>
          <span className="max-md:hidden">{whenOf(metric)}</span>
        </>
      ),
    },
    {
      key: 'value',
      header: messages.glucose,
      cell: ({ value, rangeFlag }) =>
        value === null ? (
          <b>{rangeFlag && messages.flagValues[rangeFlag]}</b>
        ) : (
          <>
            <b>{formatGlucoseNumber(value, glucoseUnit)}</b>{' '}
            <span className="text-muted-foreground">{glucoseUnit}</span>
          </>
        ),
    },
    { key: 'reading', header: messages.table.reading, cell: (metric) => <ReadingWord reading={metric} /> },
    {
      key: 'context',
      header: messages.table.context,
      priority: 2,
      cell: ({ context }) => (context ? messages.contexts[context] : '–'),
    },
    {
      key: 'origin',
      header: messages.table.origin,
      priority: 2,
      cell: ({ kind }) => <span className="text-muted-foreground">{messages.kinds[kind]}</span>,
    },
  ];

  return (
    <DataTable
      caption={messages.table.title}
      columns={columns}
      rows={metrics}
      rowKey={({ id }) => id}
      rowLabel={(metric) => messages.table.options(whenOf(metric))}
      actions={(metric) => [
        { label: messages.table.remove, icon: Trash2, danger: true, onSelect: () => void remove(metric) },
      ]}
    />
  );
};
