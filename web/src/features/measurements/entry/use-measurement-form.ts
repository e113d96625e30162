import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { isUnusualWeight, LARGE_LOSS_DAYS, type TimedWeight } from '@vida/contract/measurements/weight-rules.ts';
import { subYears } from 'date-fns';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { healthProfileQuery } from '../../../lib/health-profile.ts';
import { offerHelp } from '../../../lib/offer-help.ts';
import { useUser } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { metricsQuery } from '../measurements-queries.ts';
import { checkMeasurement, type Remark } from './check-measurement.ts';
import { type Measurement, type MeasurementDraft, measurementSchema } from './measurement-draft.ts';
import { type SavedReading, toSavedReading } from './saved-reading.ts';
import type { CheckedMeasurement } from './to-metric.ts';
import { fromWhen } from './when.ts';

const MOST_WEIGHTS = 500;

/**
 * Asks for the weights of the month before a moment, ascending, without the reading `exceptId`. None where they
 * cannot be had: a question that is not asked must not keep anybody from saving.
 */
const useRecentWeights = () => {
  const queryClient = useQueryClient();
  return async (before: Date, exceptId?: string): Promise<readonly TimedWeight[]> => {
    const from = new Date(before.getTime() - LARGE_LOSS_DAYS * DAY_MS).toISOString();
    const query = { metricType: 'weight', from, to: before.toISOString(), limit: MOST_WEIGHTS } as const;
    try {
      return (await queryClient.fetchQuery(metricsQuery(query)))
        .filter(({ id }) => id !== exceptId)
        .map(({ measuredAt, value }) => ({ at: new Date(measuredAt).getTime(), weightKg: value ?? 0 }))
        .toReversed();
    } catch {
      return [];
    }
  };
};

/** A measurement with the weights before it, which only a weight has. */
interface Ready {
  readonly measurement: CheckedMeasurement;
  readonly weights: readonly TimedWeight[];
}

/** What stands between 'Salvar' and saving. */
export type Question =
  | { readonly about: 'unit'; readonly typed: Measurement }
  | { readonly about: 'remarks'; readonly remarks: readonly Remark[]; readonly ready: Ready };

interface MeasurementFormOptions {
  type: MetricType;
  initial: MeasurementDraft;
  /** The reading that is edited. */
  editedId?: string;
  send: (measurement: CheckedMeasurement) => Promise<HealthMetric>;
  onSaved: (saved: SavedReading) => void;
  /** Tells that sending failed. */
  onFailed: (error: unknown) => void;
}

const isWeightJump = (weights: readonly TimedWeight[], { values, at }: CheckedMeasurement): boolean =>
  values.value !== null && isUnusualWeight(weights, { at: at.getTime(), weightKg: values.value });

/** The form of a measurement, with its questions and its saving. */
export const useMeasurementForm = ({ type, initial, editedId, send, onSaved, onFailed }: MeasurementFormOptions) => {
  const { glucoseUnit, timeZone } = useUser();
  const queryClient = useQueryClient();
  const findWeights = useRecentWeights();
  const schema = useMemo(() => measurementSchema(type, timeZone), [type, timeZone]);
  const form = useForm<MeasurementDraft, unknown, Measurement>({
    resolver: zodResolver(schema),
    defaultValues: initial,
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { isDirty, dirtyFields } = form.formState;
  useUnsavedChanges(isDirty);

  const save = async ({ measurement, weights }: Ready): Promise<void> => {
    setQuestion(null);
    setSaving(true);
    // What a value asks for depends on the profile, which may still be on its way.
    const profileRead = queryClient.ensureQueryData(healthProfileQuery()).catch(() => null);
    try {
      const metric = await send(measurement);
      void offerHelp([measurement.typed.notes], [initial.notes]);
      onSaved(toSavedReading(metric, { weights, profile: await profileRead, timeZone, now: new Date() }));
    } catch (error) {
      onFailed(error);
    }
    setSaving(false);
  };

  const proceed = async (typed: Measurement, said: GlucoseUnit | null): Promise<void> => {
    const isUntouched = editedId !== undefined && !dirtyFields.value && !dirtyFields.diastolic;
    // A value that nobody touched was right when it was stored.
    const check = checkMeasurement(type, typed, glucoseUnit, isUntouched ? glucoseUnit : said);
    if (check.step === 'ask_unit') return setQuestion({ about: 'unit', typed });
    setQuestion(null);
    if (check.step === 'refuse') return form.setError(check.field, { message: check.message }, { shouldFocus: true });
    const now = new Date();
    const isNow = editedId === undefined && !dirtyFields.when;
    const at = isNow ? now : (fromWhen(type, typed.when, timeZone, now) ?? now);
    const measurement = { type, typed, values: check.values, at, touched: dirtyFields };
    setSaving(true);
    const weights = type === 'weight' ? await findWeights(at, editedId) : [];
    setSaving(false);
    const remarks: Remark[] = isUntouched ? [] : [...check.remarks];
    if (!isUntouched && remarks.length === 0 && isWeightJump(weights, measurement)) remarks.push('weight_jump');
    if (dirtyFields.when && at < subYears(now, 1)) remarks.push('old');
    const ready = { measurement, weights };
    if (remarks.length > 0) setQuestion({ about: 'remarks', remarks, ready });
    else await save(ready);
  };

  return {
    form,
    question,
    isSaving,
    submit: form.handleSubmit(async (typed) => {
      if (!isSaving) await proceed(typed, null);
    }),
    answerUnit: (unit: GlucoseUnit) => {
      if (question?.about === 'unit') void proceed(question.typed, unit);
    },
    confirm: () => {
      if (question?.about === 'remarks') void save(question.ready);
    },
    correct: () => setQuestion(null),
  };
};

export type MeasurementForm = ReturnType<typeof useMeasurementForm>;
