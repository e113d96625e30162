import type { ListedHealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { useCare } from '../../../lib/health-profile.ts';
import { RecordTable } from '../../../lib/records/record-table.tsx';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { metricKind } from '../measurements-queries.ts';
import { readVital } from '../vitals/vitals.ts';
import { columnsFor, whenOf } from './reading-columns.tsx';
import { readingsMessages as messages } from './readings-messages.ts';

const EditMeasurementDialog = lazyPart(
  async () => (await import('./edit-measurement-dialog.tsx')).EditMeasurementDialog,
);

interface MetricsTableProps {
  type: MetricType;
  metrics: readonly ListedHealthMetricWithEtag[];
}

/** Readings of one type as rows, with their mark and word, and their menu. */
export const MetricsTable = ({ type, metrics }: MetricsTableProps) => {
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
