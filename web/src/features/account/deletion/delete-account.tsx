import { Trash2 } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { DeleteAccountDialogProps } from './delete-account-dialog.tsx';
import { deletionMessages as messages } from './deletion-messages.ts';

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

/** The button that begins the end of the account; the administrator is told why there is none. */
export const DeleteAccount = ({ onDeleted }: Pick<DeleteAccountDialogProps, 'onDeleted'>) => {
  const { isAdmin } = useUser();
  const { Dialog, isLoading, opener, close } = useLazyDialog(DeleteAccountDialog);
  if (isAdmin) return <p>{messages.administrator}</p>;
  return (
    <>
      <Button variant="outline" icon={Trash2} {...opener} pending={isLoading}>
        {messages.action}
      </Button>
      {Dialog && <Dialog onClose={close} onDeleted={onDeleted} />}
    </>
  );
};
