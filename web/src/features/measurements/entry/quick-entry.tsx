import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { AlarmingReading } from './alarming-reading.tsx';
import { announceSaved } from './announce-saved.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';

const messages = measurementsMessages.form;

interface QuickEntryProps {
  focusValue: boolean;
  className?: string;
}

/** The form that stands on the page; a reading that asks for something takes its place until it was read. */
export const QuickEntry = ({ focusValue, className }: QuickEntryProps) => {
  const [alarming, setAlarming] = useState<HealthMetric | null>(null);
  return (
    <Sheet title={messages.title} {...(className && { className })}>
      {alarming ? (
        <div className="grid gap-4">
          <AlarmingReading metric={alarming} />
          <Button variant="outline" block onClick={() => setAlarming(null)}>
            {messages.more}
          </Button>
        </div>
      ) : (
        <NewMeasurementForm
          focusValue={focusValue}
          onSaved={(metric) => setAlarming(announceSaved(metric).isAlarming ? metric : null)}
        />
      )}
    </Sheet>
  );
};
