import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { tellFailure } from './tell.ts';
import { useIsMounted } from './use-is-mounted.ts';

interface ConfirmWriteProps<Reply> {
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb: 'Apagar conta', never 'OK'. */
  confirmLabel: string;
  /** Something is lost: the button is red. */
  danger?: boolean;
  send: () => Promise<Reply>;
  /** The toast once it is done, where `onSent` tells nothing better. */
  done?: string;
  /** The toast where it failed and the server says nothing better. */
  failed: string;
  /** Called also where the dialog was closed meanwhile. */
  onSent?: (reply: Reply) => void;
  onClose: () => void;
}

/** Asks, sends, tells, and closes either way; mounted only while it is open. */
export const ConfirmWrite = <Reply,>({ send, done, failed, onSent, onClose, ...asked }: ConfirmWriteProps<Reply>) => {
  const [isSending, setSending] = useState(false);
  const isMounted = useIsMounted();
  const confirm = async (): Promise<void> => {
    setSending(true);
    try {
      const reply = await send();
      if (done) toast({ title: done });
      onSent?.(reply);
    } catch (error) {
      tellFailure(error, failed);
    }
    if (isMounted()) onClose();
  };
  return <ConfirmDialog open {...asked} pending={isSending} onConfirm={() => void confirm()} onOpenChange={onClose} />;
};
