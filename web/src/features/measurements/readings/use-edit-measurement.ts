import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../../lib/api-errors.ts';
import { useCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { entryMessages as messages } from '../entry/entry-messages.ts';
import { draftOf } from '../entry/measurement-draft.ts';
import { findAlarm, type SavedReading } from '../entry/saved-reading.ts';
import { toMetricChange, toSentAgain } from '../entry/to-metric.ts';
import { useMeasurementForm } from '../entry/use-measurement-form.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { useChangeMetric } from '../measurements-queries.ts';

/** The form of a stored reading: sends only what changed, and offers to take it back. */
export const useEditMeasurement = (metric: HealthMetric, onClose: () => void) => {
  const { glucoseUnit, timeZone } = useUser();
  const care = useCare();
  const change = useChangeMetric();
  const [alarming, setAlarming] = useState<SavedReading | null>(null);
  const params = { id: metric.id };

  const revert = (): Promise<unknown> =>
    change.mutateAsync({ params, body: toSentAgain(metric) }).then(
      () => toast({ title: messages.reverted }),
      (error) =>
        toast({
          title: measurementsMessages.error,
          description: describeFailure(error, messages.notReverted),
          variant: 'destructive',
        }),
    );

  const handleSaved = (saved: SavedReading): void => {
    const { value, diastolic, rangeFlag } = saved.metric;
    const isOtherValue =
      value !== metric.value || diastolic !== metric.diastolic || rangeFlag !== metric.rangeFlag;
    if (isOtherValue && findAlarm(saved, care?.group ?? 'adult', new Date()) === 'now') {
      setAlarming(saved);
      return;
    }
    toast({
      title: messages.updated,
      action: { label: measurementsMessages.undo, onAction: () => void revert() },
    });
    onClose();
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
