import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { conversationMessages as messages } from './conversation-messages.ts';
import { useDeleteConversation, useDeleteExchange } from './conversation-queries.ts';
import { conversation } from './conversation-store.ts';

/** Asks before one question and its answer go: the server keeps no copy to give back. */
export const RemoveExchangeDialog = ({ exchange, onClose }: OpenDialogProps & { exchange: ChatMessage }) => {
  const remove = useDeleteExchange();
  const send = () => remove.mutateAsync({ params: { id: exchange.id } });
  return <ConfirmWrite danger {...messages.removeOne} send={send} onClose={onClose} />;
};

/** Asks before the whole history goes. */
export const RemoveConversationDialog = ({ onClose }: OpenDialogProps) => {
  const remove = useDeleteConversation();
  const send = () => remove.mutateAsync({});
  return (
    <ConfirmWrite danger {...messages.removeAll} send={send} onSent={conversation.dropPending} onClose={onClose} />
  );
};
