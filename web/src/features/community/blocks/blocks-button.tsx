import { Button } from '../../../ui/button.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { blocksMessages as messages } from './blocks-messages.ts';

const loadDialog = async () => (await import('./blocks-dialog.tsx')).BlocksDialog;

/** The way to the blocked texts. */
export const BlocksButton = () => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(loadDialog);
  return (
    <>
      <Button variant="quiet" {...opener} pending={isLoading}>
        {messages.open}
      </Button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
};
