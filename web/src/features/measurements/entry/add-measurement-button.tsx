import { Plus } from 'lucide-react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { glucoseCardMessages as messages } from '../card/glucose-card-messages.ts';

const loadDialog = async () => (await import('./new-measurement-dialog.tsx')).NewMeasurementDialog;

/** 'Nova medição' on the filled block. */
export const AddMeasurementButton = () => (
  <DialogButton load={loadDialog} variant="onDeep" size="lg" icon={Plus}>
    {messages.add}
  </DialogButton>
);
