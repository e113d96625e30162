import type { HealthMetric, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { describeFailure } from '../../lib/api-errors.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { measurementsMessages } from './measurements-messages.ts';
import { useAddMetric, useDeleteMetric } from './measurements-queries.ts';

const messages = measurementsMessages.table;

/** A deleted reading as it is sent again: in the unit it was first written in. */
const toRestored = (metric: HealthMetric): NewHealthMetric => ({
  ...metric,
  value: metric.originalValue ?? metric.value,
  unit: metric.originalUnit ?? metric.unit,
});

const showFailure = (error: unknown, fallback: string) =>
  toast({
    title: measurementsMessages.error,
    description: describeFailure(error, fallback),
    variant: 'destructive',
  });

/** Deletes a reading at once and offers it back. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteMetric();
  const restore = useAddMetric();

  const giveBack = (metric: HealthMetric): void =>
    restore.mutate(
      { body: toRestored(metric) },
      {
        onSuccess: () => toast({ title: messages.restored }),
        onError: (error) => showFailure(error, messages.notRestored),
      },
    );

  return (metric: HealthMetric): void =>
    remove.mutate(
      { params: { id: metric.id } },
      {
        onSuccess: () =>
          toast({
            title: messages.removed,
            action: { label: measurementsMessages.undo, onAction: () => giveBack(metric) },
          }),
        onError: (error) => showFailure(error, messages.notRemoved),
      },
    );
};
