import { Trash2 } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { DeleteAccountDialogProps } from './delete-account-dialog.tsx';
import { deletionMessages as messages } from './deletion-messages.ts';

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

/** The button that begins the end of the account; the administrator is told why there is none. */
export const DeleteAccount = ({ onDeleted }: Pick<DeleteAccountDialogProps, 'onDeleted'>) => {
  const { isAdmin } = useUser();
  if (isAdmin) return <p>{messages.administrator}</p>;
  return (
    <DialogButton dialog={DeleteAccountDialog} given={{ onDeleted }} variant="outline" icon={Trash2}>
      {messages.action}
    </DialogButton>
  );
};
