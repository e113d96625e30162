import { addReply } from '@vida/contract/community/community-endpoints.ts';
import type { NewReply, SavedReply } from '@vida/contract/community/community-schemas.ts';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../lib/use-api-form.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { HelpStage } from '../writing/help-stage.tsx';
import { tellNotSent } from '../writing/tell-not-sent.ts';
import { useCarefulSend } from '../writing/use-careful-send.ts';
import { useDraft } from '../writing/use-draft.ts';
import { writingMessages as messages } from '../writing/writing-messages.ts';
import { ReplyFields } from './reply-fields.tsx';
import { useReplyForm } from './use-reply-form.ts';

/** The place to reply. What is typed waits on this device until it is sent. */
export const ReplyForm = ({ postId }: { postId: string }) => {
  const form = useReplyForm();
  const { isDirty } = form.formState;
  const [reason, setReason] = useState<string | null>(null);
  const draft = useDraft({
    place: `reply/${postId}`,
    values: form.watch(),
    isDirty,
    restore: ({ content = '' }) => form.reset({ content }, { keepDefaultValues: true }),
  });
  useUnsavedChanges(isDirty && !draft.isKept);
  const add = useApiMutation(addReply, { onSuccess: useRefreshCommunity() });

  const send = async (body: NewReply): Promise<SavedReply | null> => {
    setReason(null);
    try {
      const saved = await add.mutateAsync({ params: { id: postId }, body });
      form.reset({ content: '' });
      draft.drop();
      toast({ title: messages.replied });
      return saved;
    } catch (error) {
      showServerErrors(form, error);
      setReason(tellNotSent(error, messages.notReplied));
      return null;
    }
  };
  const sending = useCarefulSend<NewReply>({ send, toCheck: (text) => text, onDone: () => undefined });

  return (
    <div className="mt-4 border-t border-border pt-4">
      <HelpStage sending={sending}>
        <form noValidate className="grid grid-cols-1 gap-3" onSubmit={form.handleSubmit(sending.submit)}>
          <ReplyFields control={form.control} />
          {reason && (
            <Notice tone="danger" live>
              {reason}
            </Notice>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2">
            {isDirty && draft.isKept && (
              <p className="mr-auto text-sm text-muted-foreground">{messages.draftKept}</p>
            )}
            <Button type="submit" pending={sending.isSending} pendingLabel={messages.publishing}>
              {messages.sendReply}
            </Button>
          </div>
        </form>
      </HelpStage>
    </div>
  );
};
