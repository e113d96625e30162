import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useEffect } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioChipsField } from '../../../ui/fields/radio-chips-field.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { OUT_OF_RANGE } from './new-measurement-schema.ts';
import { useNewMeasurement } from './use-new-measurement.ts';
import { ValueQuestions } from './value-questions.tsx';
import { toWallTime } from './wall-time.ts';

/** The moments worth a tap; 'outro' is leaving them all alone. */
const contextOptions = (['jejum', 'pre_refeicao', 'pos_refeicao', 'ao_deitar', 'madrugada'] as const).map(
  (value) => ({ value, label: messages.contexts[value] }),
);

/** A phone's number pad has no letters. */
const flagWords = ['LO', 'HI'] as const;

interface NewMeasurementFormProps {
  onSaved: (metric: HealthMetric) => void;
  /** Begin in the value: the person came to measure. */
  focusValue?: boolean;
}

/** Value, moment, time: a glucose reading in three taps. */
export const NewMeasurementForm = ({ onSaved, focusValue = false }: NewMeasurementFormProps) => {
  const { glucoseUnit, timeZone } = useUser();
  const { form, submit, isSaving, ...questions } = useNewMeasurement(onSaved);
  const { setFocus } = form;
  useEffect(() => {
    if (focusValue) setFocus('value');
  }, [focusValue, setFocus]);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-1">
        <NumberField
          control={form.control}
          name="value"
          label={messages.glucose}
          unit={glucoseUnit}
          words={OUT_OF_RANGE}
          big
        />
        <div className="flex flex-wrap gap-x-2">
          {flagWords.map((word) => (
            <Button
              key={word}
              variant="ghost"
              onClick={() => form.setValue('value', OUT_OF_RANGE[word], { shouldDirty: true })}
            >
              {messages.form.deviceShowed(word)}
            </Button>
          ))}
        </div>
      </div>
      <RadioChipsField
        control={form.control}
        name="context"
        label={messages.form.context}
        options={contextOptions}
      />
      <DateTimeField
        control={form.control}
        name="when"
        label={messages.form.when}
        max={toWallTime(new Date(), timeZone)}
      />
      <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.form.saving}>
        {messages.form.save}
      </Button>
      <ValueQuestions {...questions} />
    </form>
  );
};
