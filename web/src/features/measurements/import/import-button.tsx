import { Upload } from 'lucide-react';
import type { ButtonProps } from '../../../ui/button.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';

const loadDialog = async () => (await import('./import-dialog.tsx')).ImportDialog;

/** 'Importar arquivo' */
export const ImportButton = (look: Pick<ButtonProps, 'variant' | 'size'>) => (
  <DialogButton load={loadDialog} icon={Upload} {...look}>
    {messages.importFile}
  </DialogButton>
);
