import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
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
  const { alarming, announce, dismiss } = useAlarm();
  return (
    <Sheet title={messages.title} {...(className && { className })}>
      {alarming ? (
        <div className="grid gap-4">
          <AlarmingReading saved={alarming} />
          <Button variant="outline" block onClick={dismiss}>
            {messages.more}
          </Button>
        </div>
      ) : (
        <NewMeasurementForm type={type} focusValue={focusValue} onSaved={announce} />
      )}
    </Sheet>
  );
};
