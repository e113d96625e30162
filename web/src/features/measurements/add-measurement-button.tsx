import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { NewMeasurementDialog } from './new-measurement-dialog.tsx';

/** 'Nova medição' on the filled block. */
export const AddMeasurementButton = () => (
  <NewMeasurementDialog
    trigger={
      <Button variant="onDeep" size="lg" icon={Plus}>
        {messages.add}
      </Button>
    }
  />
);
