import { deletePost, deleteReply } from '@vida/contract/community/community-endpoints.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postMessages } from './post-messages.ts';
import type { TextTarget } from './text-target.ts';

interface RemoveDialogProps {
  target: TextTarget;
  onClose: () => void;
  /** It is gone on the server. */
  onRemoved: () => void;
}

/** Asks before one's own text goes for good. */
export const RemoveDialog = ({ target: { kind, id }, onClose, onRemoved }: RemoveDialogProps) => {
  const messages = kind === 'post' ? postMessages.removePost : postMessages.removeReply;
  const refresh = useRefreshCommunity();
  const removePost = useApiMutation(deletePost);
  const removeReply = useApiMutation(deleteReply);
  const remove = kind === 'post' ? removePost : removeReply;
  const confirm = () =>
    remove.mutateAsync({ params: { id } }).then(
      () => {
        toast({ title: messages.done });
        onRemoved();
        void refresh();
      },
      (error) => {
        tellFailure(error, messages.failed);
        onClose();
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={messages.title}
      description={messages.description}
      confirmLabel={postMessages.remove}
      pending={remove.isPending}
      onConfirm={() => void confirm()}
      onOpenChange={onClose}
    />
  );
};
