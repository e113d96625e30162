import { Plus } from 'lucide-react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { glucoseCardMessages as messages } from '../card/glucose-card-messages.ts';
import { loadNewMeasurementDialog } from './load-new-measurement-dialog.ts';

/** 'Nova medição' on the filled block. */
export const AddMeasurementButton = () => (
  <DialogButton load={loadNewMeasurementDialog} variant="onDeep" size="lg" icon={Plus}>
    {messages.add}
  </DialogButton>
);
