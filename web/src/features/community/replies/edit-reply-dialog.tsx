import { changeReply, type ReplyWithEtag } from '@vida/contract/community/community-endpoints.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { EditTextDialog } from '../writing/edit-text-dialog.tsx';
import { writingMessages as messages } from '../writing/writing-messages.ts';
import { ReplyFields, useReplyForm } from './reply-form.tsx';

/** Another text for one's own reply. */
export const EditReplyDialog = ({ reply, onClose }: OpenDialogProps & { reply: ReplyWithEtag }) => {
  const form = useReplyForm(reply.content);
  const { mutateAsync } = useApiMutation(changeReply, { onSuccess: useRefreshCommunity() });
  return (
    <EditTextDialog
      title={messages.editReply}
      form={form}
      stored={reply}
      toValues={({ content }) => ({ content })}
      words={{ labels: { content: messages.reply } }}
      send={mutateAsync}
      toCheck={({ content }) => content}
      onClose={onClose}
    >
      <ReplyFields control={form.control} />
    </EditTextDialog>
  );
};
