import { blockText } from '@vida/contract/community/community-endpoints.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postMessages } from './post-messages.ts';
import { type TextTarget, toTarget } from './text-target.ts';

const messages = postMessages.blocking;

interface BlockDialogProps {
  target: TextTarget;
  onClose: () => void;
  /** The text is about to go. */
  onBlocked: () => void;
}

/** Asks whether to see a text no more, and says that it is this one alone. */
export const BlockDialog = ({ target, onClose, onBlocked }: BlockDialogProps) => {
  const refresh = useRefreshCommunity();
  const block = useApiMutation(blockText);
  const confirm = () =>
    block.mutateAsync({ body: toTarget(target) }).then(
      () => {
        toast({ title: messages.done });
        onBlocked();
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
      title={messages.title[target.kind]}
      description={`${messages.description[target.kind]} ${messages.others}`}
      confirmLabel={messages.confirm}
      pending={block.isPending}
      onConfirm={() => void confirm()}
      onOpenChange={onClose}
    />
  );
};
