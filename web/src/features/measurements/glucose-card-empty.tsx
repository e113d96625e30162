import { Upload } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Figure } from '../../ui/figure.tsx';
import { AddMeasurementButton } from './add-measurement-button.tsx';
import { DeepBlock } from './deep-block.tsx';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { ImportDialog } from './import/import-dialog.tsx';

/** Before the first reading: how to begin. */
export const GlucoseCardEmpty = () => (
  <DeepBlock>
    <div>
      <h2 className="text-[1rem] font-medium">{messages.title}</h2>
      <Figure value={messages.none} unit="" onDeep />
      <p className="mt-2 font-semibold">{messages.noneTitle}</p>
      <p className="text-deep-muted">{messages.noneText}</p>
    </div>
    <div className="flex flex-wrap gap-2">
      <AddMeasurementButton />
      <ImportDialog
        trigger={
          <Button variant="onDeep" size="lg" icon={Upload}>
            {messages.importFile}
          </Button>
        }
      />
    </div>
  </DeepBlock>
);
