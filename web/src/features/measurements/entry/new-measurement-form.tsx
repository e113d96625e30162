import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AlarmingReading, useAlarm } from './alarm.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import { MeasurementFields } from './measurement-fields.tsx';
import { MeasurementQuestions } from './measurement-questions.tsx';
import type { SavedReading } from './saved-reading.ts';
import { useNewMeasurement } from './use-new-measurement.ts';

interface NewMeasurementFormProps {
  type: MetricType;
  onSaved: (saved: SavedReading) => void;
  /** Begin in the value: the person came to measure. */
  focusValue?: boolean;
  /** The form stays for the next one, and says under it what the last one means. */
  staysOpen?: boolean;
}

/** One measurement: its value, what belongs to it, 'Salvar medição'. */
export const NewMeasurementForm = ({
  type,
  onSaved,
  focusValue = false,
  staysOpen = false,
}: NewMeasurementFormProps) => {
  const { form, submit, isSaving, meaning, ...questions } = useNewMeasurement({ type, onSaved, staysOpen });
  const { setFocus } = form;
  useEffect(() => {
    if (focusValue) setFocus('value');
  }, [focusValue, setFocus]);
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <MeasurementFields type={type} form={form} />
      <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
        {messages.save}
      </Button>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {meaning}
      </p>
      <MeasurementQuestions {...questions} />
    </form>
  );
};

export interface QuickEntryFormProps {
  type: MetricType;
  /** Begin in the value: the person came to measure. */
  focusValue: boolean;
}

/** The form of the page; a reading that asks for something takes its place until it was read. */
export const QuickEntryForm = ({ type, focusValue }: QuickEntryFormProps) => {
  const { alarming, raise, dismiss } = useAlarm();
  const [isAgain, setAgain] = useState(false);
  const startAgain = () => {
    setAgain(true);
    dismiss();
  };
  if (!alarming) return <NewMeasurementForm staysOpen type={type} focusValue={focusValue || isAgain} onSaved={raise} />;
  return (
    <div className="grid gap-4">
      <AlarmingReading saved={alarming} />
      <Button variant="outline" block onClick={startAgain}>
        {messages.more}
      </Button>
    </div>
  );
};
