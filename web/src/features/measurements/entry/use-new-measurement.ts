import { zodResolver } from '@hookform/resolvers/zod';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { HealthMetric, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeFailure } from '../../../lib/api-errors.ts';
import { useUser } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { useAddMetric } from '../measurements-queries.ts';
import {
  checkTypedValue,
  type MeasurementDraft,
  type NewMeasurement,
  newMeasurementSchema,
  toNewMetric,
} from './new-measurement-schema.ts';
import { toWallTime } from './wall-time.ts';

const messages = measurementsMessages.form;
const CLOCK_STEP_MS = 20_000;

/** What stands between 'Salvar' and saving. */
export type Question =
  | { readonly about: 'unit'; readonly typed: NewMeasurement }
  | { readonly about: 'rare'; readonly metric: NewHealthMetric };

const blank = (timeZone: string): MeasurementDraft => ({
  value: null,
  context: '',
  when: toWallTime(new Date(), timeZone),
});

/** The form of a new glucose reading, with its questions, its saving, and the reading that came of it. */
export const useNewMeasurement = (onSaved: (metric: HealthMetric) => void) => {
  const { glucoseUnit, timeZone } = useUser();
  const schema = useMemo(() => newMeasurementSchema(timeZone), [timeZone]);
  const form = useForm<MeasurementDraft, unknown, NewMeasurement>({
    resolver: zodResolver(schema),
    defaultValues: blank(timeZone),
  });
  const [question, setQuestion] = useState<Question | null>(null);
  const add = useAddMetric();
  const { isDirty, dirtyFields } = form.formState;
  const isNow = !dirtyFields.when;
  useUnsavedChanges(isDirty);

  // 'Quando' follows the clock until somebody sets it.
  const { resetField } = form;
  useEffect(() => {
    if (!isNow) return;
    const timer = setInterval(
      () => resetField('when', { defaultValue: toWallTime(new Date(), timeZone) }),
      CLOCK_STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isNow, resetField, timeZone]);

  const save = (metric: NewHealthMetric): void => {
    setQuestion(null);
    // A promise: the dialog around the form may be closed before the answer comes.
    add.mutateAsync({ body: metric }).then(
      (saved) => {
        form.reset(blank(timeZone));
        for (const each of [saved].flat()) onSaved(each);
      },
      (error) =>
        toast({
          title: measurementsMessages.error,
          description: describeFailure(error, messages.notSaved),
          variant: 'destructive',
        }),
    );
  };

  const proceed = (typed: NewMeasurement, said: GlucoseUnit | null): void => {
    const check = checkTypedValue(typed.value, glucoseUnit, said);
    const metric = toNewMetric(typed, said ?? glucoseUnit, timeZone, isNow);
    if (check.step === 'save') save(metric);
    else if (check.step === 'ask_unit') setQuestion({ about: 'unit', typed });
    else if (check.step === 'confirm') setQuestion({ about: 'rare', metric });
    else {
      setQuestion(null);
      form.setError('value', { message: check.message }, { shouldFocus: true });
    }
  };

  return {
    form,
    question,
    isSaving: add.isPending,
    submit: form.handleSubmit((typed) => {
      if (!add.isPending) proceed(typed, null);
    }),
    answerUnit: (unit: GlucoseUnit) => {
      if (question?.about === 'unit') proceed(question.typed, unit);
    },
    confirmRare: () => {
      if (question?.about === 'rare') save(question.metric);
    },
    correct: () => setQuestion(null),
  };
};

export type NewMeasurementForm = ReturnType<typeof useNewMeasurement>;
