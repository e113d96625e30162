import { Plus } from 'lucide-react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { loadNewMeasurementDialog } from './load-new-measurement-dialog.ts';

/** 'Nova medição' on the filled block. */
export const AddMeasurementButton = () => (
  <DialogButton load={loadNewMeasurementDialog} variant="onDeep" size="lg" icon={Plus}>
    {messages.newMeasurement}
  </DialogButton>
);
