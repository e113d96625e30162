import type { ListedHealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { readVital } from '../vitals/read-vital.ts';
import { columnsFor, whenOf } from './reading-columns.tsx';
import { readingsMessages as messages } from './readings-messages.ts';
import { useDeleteWithUndo } from './use-delete-metric.ts';

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
  const today = useToday();
  const care = useCare();
  const remove = useDeleteWithUndo();
  const [edited, setEdited] = useState<ListedHealthMetricWithEtag | null>(null);
  const { Dialog, open, close } = useLazyDialog(EditMeasurementDialog);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  // The menu is gone when the dialog closes: its button takes the focus back.
  useEffect(() => (Dialog ? () => opener.current?.focus() : undefined), [Dialog]);
  const edit = (metric: ListedHealthMetricWithEtag) => {
    opener.current = place.current?.querySelector<HTMLElement>('[aria-expanded="true"]') ?? null;
    setEdited(metric);
    open();
  };
  const keepFocusNear = useFocusAfterRemoval(place, metrics, 'tbody tr');
  const removeRow = (metric: ListedHealthMetricWithEtag) => {
    keepFocusNear(metric);
    void remove(metric);
  };
  const context = { timeZone, today, glucoseUnit, care };
  const hasWords = type === 'glucose' || metrics.some((metric) => readVital(metric, care) !== null);
  const hasNotes = metrics.some(({ notes }) => notes !== null);
  return (
    <div ref={place}>
      <DataTable
        caption={messages.title}
        columns={columnsFor(type, context, { hasWords, hasNotes })}
        rows={metrics}
        rowKey={({ id }) => id}
        rowLabel={(metric) => messages.options(whenOf(metric, context))}
        actions={(metric) => [
          { label: messages.edit, icon: Pencil, onSelect: () => edit(metric) },
          { label: messages.remove, icon: Trash2, danger: true, onSelect: () => removeRow(metric) },
        ]}
      />
      {Dialog && edited && <Dialog metric={metrics.find(({ id }) => id === edited.id) ?? edited} onClose={close} />}
    </div>
  );
};
