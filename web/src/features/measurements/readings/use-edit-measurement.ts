import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { FormEvent } from 'react';
import { offerUndo } from '../../../lib/offer-undo.ts';
import { useUser } from '../../../lib/session.ts';
import { entryMessages as messages } from '../entry/entry-messages.ts';
import { draftOf } from '../entry/measurement-draft.ts';
import type { SavedReading } from '../entry/saved-reading.ts';
import { toMetricChange, toSentAgain } from '../entry/to-metric.ts';
import { useAlarm } from '../entry/use-alarm.ts';
import { useMeasurementForm } from '../entry/use-measurement-form.ts';
import { useChangeMetric } from '../measurements-queries.ts';
import { useIsMounted } from '../use-is-mounted.ts';

/** The form of a stored reading: sends only what changed, and offers to take it back. */
export const useEditMeasurement = (metric: HealthMetric, onClose: () => void) => {
  const { glucoseUnit, timeZone } = useUser();
  const change = useChangeMetric();
  const { alarming, raise } = useAlarm();
  const isMounted = useIsMounted();
  const params = { id: metric.id };

  const handleSaved = (saved: SavedReading): void => {
    const { value, diastolic, rangeFlag } = saved.metric;
    const isOtherValue =
      value !== metric.value || diastolic !== metric.diastolic || rangeFlag !== metric.rangeFlag;
    // Stored: nothing is left to be missed.
    measurement.form.reset(undefined, { keepValues: true });
    if (isOtherValue && raise(saved)) return;
    offerUndo({
      title: messages.updated,
      undo: () => change.mutateAsync({ params, body: toSentAgain(metric) }),
      undone: messages.reverted,
      notUndone: messages.notReverted,
    });
    if (isMounted()) onClose();
  };

  const measurement = useMeasurementForm({
    type: metric.metricType,
    initial: draftOf(metric, glucoseUnit, timeZone),
    editedId: metric.id,
    send: (checked) => change.mutateAsync({ params, body: toMetricChange(checked) }),
    onSaved: handleSaved,
    failure: messages.notUpdated,
  });
  const { isDirty } = measurement.form.formState;
  return {
    ...measurement,
    alarming,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isDirty) return measurement.submit(event);
      event.preventDefault();
      return onClose();
    },
  };
};
