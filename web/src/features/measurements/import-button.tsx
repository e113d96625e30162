import { Upload } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';
import { ImportDialog } from './import/import-dialog.tsx';

/** 'Importar arquivo' on the filled block. */
export const ImportButton = () => (
  <ImportDialog
    trigger={
      <Button variant="onDeep" size="lg" icon={Upload}>
        {messages.importFile}
      </Button>
    }
  />
);
