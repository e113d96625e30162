import { adviseOnReading } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { measurementsMessages } from './measurements-messages.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';
import { ReadingAdvice } from './reading-advice.tsx';

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
          <ReadingAdvice reading={alarming} />
          <Button variant="outline" block onClick={() => setAlarming(null)}>
            {messages.more}
          </Button>
        </div>
      ) : (
        <NewMeasurementForm
          focusValue={focusValue}
          onSaved={(metric) => setAlarming(adviseOnReading(metric) === null ? null : metric)}
        />
      )}
    </Sheet>
  );
};
