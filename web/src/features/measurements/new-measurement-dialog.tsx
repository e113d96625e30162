import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { type ReactElement, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { adviceMessages } from './advice-messages.ts';
import { AlarmingReading } from './alarming-reading.tsx';
import { announceSaved } from './announce-saved.ts';
import { measurementsMessages } from './measurements-messages.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';

/** 'Nova medição' from anywhere: opened by its one button; stays open where the reading asks for something. */
export const NewMeasurementDialog = ({ trigger }: { trigger: ReactElement }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [alarming, setAlarming] = useState<HealthMetric | null>(null);
  const handleSaved = (metric: HealthMetric) => {
    if (announceSaved(metric).isAlarming) setAlarming(metric);
    else setIsOpen(false);
  };
  return (
    <Dialog
      title={alarming ? adviceMessages.dialogTitle : measurementsMessages.form.title}
      trigger={trigger}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open);
        setAlarming(null);
      }}
    >
      {alarming ? (
        <AlarmingReading metric={alarming} />
      ) : (
        <NewMeasurementForm onSaved={handleSaved} focusValue />
      )}
    </Dialog>
  );
};
