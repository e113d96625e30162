import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toSentAgain } from '../entry/to-metric.ts';
import { useAddMetric, useDeleteMetric } from '../measurements-queries.ts';
import { readingsMessages as messages } from './readings-messages.ts';

/** Deletes a reading at once and offers it back. */
export const useDeleteWithUndo = () => {
  const remove = useDeleteMetric();
  const restore = useAddMetric();
  return (metric: HealthMetric): Promise<unknown> =>
    remove.mutateAsync({ params: { id: metric.id } }).then(
      () =>
        offerUndo({
          title: messages.removed,
          undo: () => restore.mutateAsync({ body: toSentAgain(metric) }),
          undone: messages.restored,
          notUndone: messages.notRestored,
        }),
      (error) => tellFailure(error, messages.notRemoved),
    );
};
