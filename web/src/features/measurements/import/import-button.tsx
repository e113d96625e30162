import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { useFileDrop } from './use-file-drop.ts';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** 'Importar arquivo'; a file dropped on the page opens the dialog with it. */
export const ImportButton = (look: Pick<ButtonProps, 'variant' | 'size'>) => {
  const { Dialog, isLoading, open, opener, close } = useLazyDialog(ImportDialog);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  useFileDrop((files) => {
    // The open dialog takes its own.
    if (Dialog) return;
    setDropped(files);
    open();
  });
  return (
    <>
      <Button icon={Upload} {...look} {...opener} pending={isLoading}>
        {messages.importFile}
      </Button>
      {Dialog && (
        <Dialog
          dropped={dropped}
          onClose={() => {
            setDropped([]);
            close();
          }}
        />
      )}
    </>
  );
};
