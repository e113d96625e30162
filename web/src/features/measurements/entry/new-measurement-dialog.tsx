import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { adviceMessages } from './advice-messages.ts';
import { AlarmingReading } from './alarming-reading.tsx';
import { announceSaved } from './announce-saved.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';

/** 'Nova medição' from anywhere; stays open where the reading asks for something. */
export const NewMeasurementDialog = ({ onClose }: OpenDialogProps) => {
  const [alarming, setAlarming] = useState<HealthMetric | null>(null);
  const handleSaved = (metric: HealthMetric) => {
    if (announceSaved(metric).isAlarming) setAlarming(metric);
    else onClose();
  };
  return (
    <Dialog
      open
      title={alarming ? adviceMessages.dialogTitle : measurementsMessages.form.title}
      onOpenChange={onClose}
    >
      {alarming ? (
        <AlarmingReading metric={alarming} />
      ) : (
        <NewMeasurementForm onSaved={handleSaved} focusValue />
      )}
    </Dialog>
  );
};
