import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { blocksMessages as messages } from './blocks-messages.ts';

const BlocksDialog = lazyPart(async () => (await import('./blocks-dialog.tsx')).BlocksDialog);

/** The way to the blocked texts. */
export const BlocksButton = () => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(BlocksDialog);
  return (
    <>
      <Button variant="quiet" {...opener} pending={isLoading}>
        {messages.open}
      </Button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
};
