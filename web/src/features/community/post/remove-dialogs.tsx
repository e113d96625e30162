import { blockText, deletePost, deleteReply } from '@vida/contract/community/community-endpoints.ts';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postMessages } from './post-messages.ts';
import { type TextTarget, toTarget } from './text-target.ts';

interface RemoveDialogProps {
  target: TextTarget;
  /** The reader sees the text no more. */
  onGone: () => void;
  onClose: () => void;
}

const useGone = (onGone: () => void) => {
  const refresh = useRefreshCommunity();
  return (): void => {
    onGone();
    void refresh();
  };
};

/** Asks before one's own text goes for good. */
export const RemoveDialog = ({ target: { kind, id }, onGone, onClose }: RemoveDialogProps) => {
  const onSent = useGone(onGone);
  const removePost = useApiMutation(deletePost);
  const removeReply = useApiMutation(deleteReply);
  const [words, remove] =
    kind === 'post' ? [postMessages.removePost, removePost] : [postMessages.removeReply, removeReply];
  const send = () => remove.mutateAsync({ params: { id } });
  return <ConfirmWrite danger {...words} send={send} onSent={onSent} onClose={onClose} />;
};

/** Asks whether to see a text no more, and says that it is this one alone. */
export const BlockDialog = ({ target, onGone, onClose }: RemoveDialogProps) => {
  const onSent = useGone(onGone);
  const block = useApiMutation(blockText);
  const send = () => block.mutateAsync({ body: toTarget(target) });
  return <ConfirmWrite {...postMessages.blocking[target.kind]} send={send} onSent={onSent} onClose={onClose} />;
};
