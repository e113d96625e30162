import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { toSentAgain } from '../entry/to-metric.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { useAddMetric, useDeleteMetric } from '../measurements-queries.ts';
import { readingsMessages as messages } from './readings-messages.ts';

/**
 * Deletes a reading at once and offers it back. The row, or the whole list, may be gone by the time the answer comes:
 * hence promises, which call back even then.
 */
export const useDeleteWithUndo = () => {
  const remove = useDeleteMetric();
  const restore = useAddMetric();

  const giveBack = (metric: HealthMetric): Promise<unknown> =>
    restore.mutateAsync({ body: toSentAgain(metric) }).then(
      () => toast({ title: messages.restored }),
      (error) => tellFailure(error, messages.notRestored),
    );

  return (metric: HealthMetric): Promise<unknown> =>
    remove.mutateAsync({ params: { id: metric.id } }).then(
      () =>
        toast({
          title: messages.removed,
          action: { label: measurementsMessages.undo, onAction: () => void giveBack(metric) },
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};
