import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AlarmingReading } from './alarming-reading.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';
import { useAlarm } from './use-alarm.ts';

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
