import { Plus } from 'lucide-react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';

const NewMeasurementDialog = lazyPart(async () => (await import('./new-measurement-dialog.tsx')).NewMeasurementDialog);

/** 'Nova medição' on the filled block. */
export const AddMeasurementButton = () => (
  <DialogButton dialog={NewMeasurementDialog} variant="onDeep" size="lg" icon={Plus}>
    {messages.newMeasurement}
  </DialogButton>
);
