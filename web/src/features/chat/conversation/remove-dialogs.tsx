import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { conversationMessages } from './conversation-messages.ts';
import { useDeleteConversation, useDeleteExchange } from './conversation-queries.ts';
import { conversation } from './conversation-store.ts';

const { removeOne, removeAll } = conversationMessages;

interface RemoveExchangeDialogProps {
  exchange: ChatMessage;
  onClose: () => void;
}

/** Asks before one question and its answer go: the server keeps no copy to give back. */
export const RemoveExchangeDialog = ({ exchange, onClose }: RemoveExchangeDialogProps) => {
  const remove = useDeleteExchange();
  const confirm = (): void =>
    remove.mutate(
      { params: { id: exchange.id } },
      {
        onSuccess: () => toast({ title: removeOne.done }),
        onError: (error) => tellFailure(error, removeOne.failed),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={removeOne.title}
      description={removeOne.description}
      confirmLabel={removeOne.confirm}
      pending={remove.isPending}
      onConfirm={confirm}
      onOpenChange={onClose}
    />
  );
};

/** Asks before the whole history goes. */
export const RemoveConversationDialog = ({ onClose }: { onClose: () => void }) => {
  const remove = useDeleteConversation();
  const confirm = (): void =>
    remove.mutate(
      {},
      {
        onSuccess: () => {
          conversation.dropPending();
          toast({ title: removeAll.done });
        },
        onError: (error) => tellFailure(error, removeAll.failed),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={removeAll.title}
      description={removeAll.description}
      confirmLabel={removeAll.confirm}
      pending={remove.isPending}
      onConfirm={confirm}
      onOpenChange={onClose}
    />
  );
};
