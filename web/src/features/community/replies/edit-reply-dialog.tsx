import { changeReply, type ReplyWithEtag } from '@vida/contract/community/community-endpoints.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { type FieldWords, useEdited } from '../../../lib/use-edited.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { HelpStage } from '../writing/help-stage.tsx';
import { NotSent } from '../writing/not-sent.tsx';
import { useCarefulSend } from '../writing/use-careful-send.ts';
import { writingMessages as messages } from '../writing/writing-messages.ts';
import { ReplyFields } from './reply-fields.tsx';
import { useReplyForm } from './use-reply-form.ts';

const words: FieldWords<{ content: string }> = { labels: { content: messages.reply } };
const toFormValues = ({ content }: ReplyWithEtag) => ({ content });

interface EditReplyDialogProps {
  reply: ReplyWithEtag;
  onClose: () => void;
}

/** Another text for one's own reply. */
export const EditReplyDialog = ({ reply, onClose }: EditReplyDialogProps) => {
  const form = useReplyForm(reply.content);
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changeReply, { onSuccess: useRefreshCommunity() });
  const sending = useCarefulSend({
    form,
    send: async (body) => {
      const saved = await change.mutateAsync({
        params: { id: reply.id },
        body: { ...body, etag: edited.etag },
      });
      edited.rest(saved);
      return saved;
    },
    failed: messages.notSaved,
    toCheck: ({ content }) => content,
    readRefusal: (error): boolean => edited.readRefusal(error),
    onDone: () => {
      toast({ title: messages.saved });
      onClose();
    },
  });
  const edited = useEdited({
    form,
    current: reply,
    toValues: toFormValues,
    words,
    isSaving: sending.isSending || sending.stage.name !== 'writing',
    rowId: reply.id,
  });

  return (
    <Dialog open title={messages.editReply} onOpenChange={onClose}>
      <HelpStage sending={sending} isChange>
        <form noValidate className="grid grid-cols-1 gap-4" onSubmit={sending.submit}>
          <ElsewhereNotice elsewhere={edited.elsewhere} />
          <ReplyFields control={form.control} />
          <NotSent sending={sending} />
          <div className="flex flex-wrap justify-end gap-2">
            <DialogClose>
              <Button variant="quiet">{messages.cancel}</Button>
            </DialogClose>
            <Button type="submit" pending={sending.isSending} pendingLabel={messages.saving}>
              {messages.save}
            </Button>
          </div>
        </form>
      </HelpStage>
    </Dialog>
  );
};
