import type { HealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { type FormEvent, useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import { offerUndo, tellFailure } from '../../../lib/tell.ts';
import { type FieldWords, useEdited, withUnit } from '../../../lib/use-edited.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { useAlarm } from '../entry/alarm.tsx';
import { entryMessages as messages } from '../entry/entry-messages.ts';
import { draftOf, type MeasurementDraft, OUT_OF_RANGE } from '../entry/measurement-draft.ts';
import type { SavedReading } from '../entry/saved-reading.ts';
import { toMetricChange } from '../entry/to-metric.ts';
import { useMeasurementForm } from '../entry/use-measurement-form.ts';
import { formatWhen } from '../entry/when.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricKind } from '../metric-kind.ts';
import { metricMessages } from '../metric-messages.ts';

const { names, contexts, kinds } = measurementsMessages;

const wordsOf = (type: MetricType, unit: string): FieldWords<MeasurementDraft> => ({
  labels: {
    value: type === 'blood_pressure' ? messages.systolic : metricMessages[type].label,
    diastolic: messages.diastolic,
    context: names.context,
    kind: names.origin,
    when: names.when,
    notes: names.notes,
  },
  show: {
    value: (value) => {
      if (value === OUT_OF_RANGE.LO) return 'LO';
      return value === OUT_OF_RANGE.HI ? 'HI' : withUnit(unit)(value);
    },
    diastolic: withUnit(unit),
    context: (context) => (context ? contexts[context] : ''),
    kind: (kind) => kinds[kind],
    when: formatWhen,
  },
});

/** The form of a stored reading: sends only what changed, and offers to take it back. */
export const useEditMeasurement = (metric: HealthMetricWithEtag, onClose: () => void) => {
  const { metricType: type } = metric;
  const { glucoseUnit, timeZone } = useUser();
  const change = metricKind.useChange();
  const { alarming, raise } = useAlarm();
  const isMounted = useIsMounted();
  const params = { id: metric.id };
  const savedEtag = useRef('');

  const handleSaved = (saved: SavedReading): void => {
    const { value, diastolic, rangeFlag } = saved.metric;
    const before = edited.base ?? metric;
    const isOtherValue = value !== before.value || diastolic !== before.diastolic || rangeFlag !== before.rangeFlag;
    // Stored: nothing is left to be missed.
    measurement.form.reset(undefined, { keepValues: true });
    const etag = savedEtag.current;
    if (isOtherValue && raise(saved)) return;
    offerUndo({
      title: metricKind.words.changed,
      undo: () => change.mutateAsync({ params, body: { ...metricKind.toSentAgain(before), etag } }),
      undone: metricKind.words.reverted,
      notUndone: metricKind.words.notReverted,
    });
    if (isMounted()) onClose();
  };

  const measurement = useMeasurementForm({
    type,
    initial: draftOf(metric, glucoseUnit, timeZone),
    editedId: metric.id,
    send: async (checked) => {
      const body = { ...toMetricChange(checked), etag: edited.etag };
      const stored = await change.mutateAsync({ params, body });
      savedEtag.current = stored.etag;
      return stored;
    },
    onSaved: handleSaved,
    onFailed: (error) => {
      if (!edited.readRefusal(error)) tellFailure(error, metricKind.words.notChanged);
    },
  });
  const edited = useEdited({
    form: measurement.form,
    current: metric,
    toValues: (stored) => draftOf(stored, glucoseUnit, timeZone),
    words: wordsOf(type, type === 'glucose' ? glucoseUnit : storedUnitOf(type)),
    isSaving: measurement.isSaving || measurement.question !== null,
    rowId: metric.id,
  });
  const { isDirty } = measurement.form.formState;
  return {
    ...measurement,
    elsewhere: edited.elsewhere,
    alarming,
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isDirty) return measurement.submit(event);
      event.preventDefault();
      return onClose();
    },
  };
};
