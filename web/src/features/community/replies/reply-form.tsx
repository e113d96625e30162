import { addReply } from '@vida/contract/community/community-endpoints.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { HelpStage } from '../writing/help-stage.tsx';
import { NotSent } from '../writing/not-sent.tsx';
import { useCarefulSend } from '../writing/use-careful-send.ts';
import { useDraft } from '../writing/use-draft.ts';
import { writingMessages as messages } from '../writing/writing-messages.ts';
import { ReplyFields } from './reply-fields.tsx';
import { useReplyForm } from './use-reply-form.ts';

interface ReplyFormProps {
  postId: string;
  /** Whether the post takes replies. Where it was closed while somebody wrote, they keep their words. */
  isOpen: boolean;
}

/** The place to reply. What is typed waits on this device until it is sent. */
export const ReplyForm = ({ postId, isOpen }: ReplyFormProps) => {
  const form = useReplyForm();
  const { isDirty } = form.formState;
  const draft = useDraft({
    place: `reply/${postId}`,
    values: form.watch(),
    isDirty,
    restore: ({ content = '' }) => form.reset({ content }, { keepDefaultValues: true }),
  });
  useUnsavedChanges(isDirty && !draft.isKept);
  const add = useApiMutation(addReply, { onSuccess: useRefreshCommunity() });

  const discard = () => {
    form.reset({ content: '' });
    draft.drop();
  };
  const sending = useCarefulSend({
    form,
    send: async (body) => {
      const saved = await add.mutateAsync({ params: { id: postId }, body });
      discard();
      return saved;
    },
    failed: messages.notReplied,
    toCheck: ({ content }) => content,
    onDone: () => toast({ title: messages.replied }),
  });

  if (!isOpen && !isDirty && sending.stage.name === 'writing') return null;
  return (
    <div className="mt-4 border-t border-border pt-4">
      <HelpStage sending={sending}>
        <form noValidate className="grid grid-cols-1 gap-3" onSubmit={sending.submit}>
          <ReplyFields control={form.control} />
          <NotSent sending={sending} />
          <div className="flex flex-wrap items-center justify-end gap-2">
            {isDirty && (draft.isKept || !isOpen) && (
              <p className="mr-auto text-sm text-muted-foreground">
                {isOpen ? messages.draftKept : messages.closedMeanwhile}
              </p>
            )}
            {isOpen ? (
              <Button type="submit" pending={sending.isSending} pendingLabel={messages.publishing}>
                {messages.sendReply}
              </Button>
            ) : (
              <Button variant="quiet" onClick={discard}>
                {messages.discard}
              </Button>
            )}
          </div>
        </form>
      </HelpStage>
    </div>
  );
};
