import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { AlarmingReading } from './alarming-reading.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';
import { useAlarm } from './use-alarm.ts';

interface QuickEntryProps {
  type: MetricType;
  focusValue: boolean;
  className?: string;
}

/** The form that stands on the page; a reading that asks for something takes its place until it was read. */
export const QuickEntry = ({ type, focusValue, className }: QuickEntryProps) => {
  const { alarming, raise, dismiss } = useAlarm();
  const [isAgain, setAgain] = useState(false);
  const startAgain = () => {
    setAgain(true);
    dismiss();
  };
  return (
    <Sheet title={measurementsMessages.newMeasurement} {...(className && { className })}>
      {alarming ? (
        <div className="grid gap-4">
          <AlarmingReading saved={alarming} />
          <Button variant="outline" block onClick={startAgain}>
            {messages.more}
          </Button>
        </div>
      ) : (
        <NewMeasurementForm type={type} focusValue={focusValue || isAgain} onSaved={raise} />
      )}
    </Sheet>
  );
};
