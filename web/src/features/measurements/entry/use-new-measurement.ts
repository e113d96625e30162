import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { useEffect, useState } from 'react';
import { toCare } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { formatMetric } from '../format-metric.ts';
import { describeGlucose, toGlucoseReader } from '../meaning/describe-glucose.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricKind } from '../metric-kind.ts';
import { plainNoteOf, readVital } from '../vitals/vitals.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { keepLastType } from './last-type.ts';
import { blankDraft } from './measurement-draft.ts';
import type { SavedReading } from './saved-reading.ts';
import { toNewMetric } from './to-metric.ts';
import { useMeasurementForm } from './use-measurement-form.ts';
import { toWhen } from './when.ts';

const CLOCK_STEP_MS = 20_000;

interface Reader {
  readonly unit: GlucoseUnit;
  readonly timeZone: string;
  readonly now: Date;
  /** There is room for what a word means; elsewhere it is said where to find it. */
  readonly isOnPage: boolean;
}

/** What a saved reading means; null where the profile could not be read. */
const meaningOf = ({ metric, profile }: SavedReading, reader: Reader): string | null => {
  if (!profile) return null;
  const { unit, timeZone, now, isOnPage } = reader;
  const today = dayOf(now, timeZone);
  if (metric.metricType === 'glucose')
    return describeGlucose(metric, toGlucoseReader(profile, today), {
      unit,
      isNow: true,
      isToday: dayOf(new Date(metric.measuredAt), timeZone) === today,
      isRepeated: null,
    });
  const care = toCare(profile, today);
  const words = readVital(metric, care);
  if (!words) return plainNoteOf(metric.metricType, care);
  const { word, meaning } = words;
  const value = formatMetric(metric, unit);
  return messages.savedWord(value, word.toLowerCase(), isOnPage ? meaning : messages.seeMeasurements);
};

/**
 * The sentence after 'Medição salva.': what the reading means, or where to find what it asks for; ''
 * where nothing is known.
 */
const describeSaved = (saved: SavedReading, reader: Reader): string =>
  saved.alarm === 'past' ? messages.savedPast : (meaningOf(saved, reader) ?? '');

interface NewMeasurementOptions {
  readonly type: MetricType;
  readonly onSaved: (saved: SavedReading) => void;
  /** The form stays for the next one: what this one means stands under it, and no long toast over it. */
  readonly staysOpen: boolean;
}

/** The form of a new measurement: empty, of now, and empty again once it was saved; says so unless it alarms. */
export const useNewMeasurement = ({ type, onSaved, staysOpen }: NewMeasurementOptions) => {
  const { id, timeZone, glucoseUnit } = useUser();
  const add = metricKind.useAdd();
  const [meaning, setMeaning] = useState('');
  const measurement = useMeasurementForm({
    type,
    initial: blankDraft(type, timeZone),
    // A promise: the dialog around the form may be closed before the answer comes.
    send: async (checked) => {
      setMeaning('');
      const [metric] = [await add.mutateAsync({ body: toNewMetric(checked) })].flat();
      if (!metric) throw new Error('Saving a reading answered none.');
      return metric;
    },
    onSaved: (saved) => {
      keepLastType(id, type);
      measurement.form.reset(blankDraft(type, timeZone));
      // Nothing may stand over what to do.
      if (saved.alarm !== 'now') {
        const reader = { unit: glucoseUnit, timeZone, now: new Date(), isOnPage: staysOpen };
        const said = describeSaved(saved, reader);
        const description = staysOpen ? metricKind.words.added : `${metricKind.words.added} ${said}`.trim();
        toast({ title: measurementsMessages.success, description });
        setMeaning(said);
      }
      onSaved(saved);
    },
    onFailed: (error) => tellFailure(error, metricKind.words.notAdded),
  });

  // 'Quando' follows the clock until somebody sets it.
  const { resetField, formState } = measurement.form;
  const isNow = !formState.dirtyFields.when;
  useEffect(() => {
    if (!isNow) return;
    const timer = setInterval(
      () => resetField('when', { defaultValue: toWhen(type, new Date(), timeZone) }),
      CLOCK_STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isNow, resetField, timeZone, type]);

  return { ...measurement, meaning: staysOpen ? meaning : '' };
};
