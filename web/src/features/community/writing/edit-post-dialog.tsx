import { changePost } from '@vida/contract/community/community-endpoints.ts';
import type { Post, PostChange, SavedPost } from '@vida/contract/community/community-schemas.ts';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../lib/use-api-form.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { HelpStage } from './help-stage.tsx';
import { PostFields } from './post-fields.tsx';
import { toFormValues } from './post-form-schema.ts';
import { tellNotSent } from './tell-not-sent.ts';
import { useCarefulSend } from './use-careful-send.ts';
import { usePostForm } from './use-post-form.ts';
import { writingMessages as messages } from './writing-messages.ts';

interface EditPostDialogProps {
  post: Post;
  onClose: () => void;
}

/** Another text for one's own post. */
export const EditPostDialog = ({ post, onClose }: EditPostDialogProps) => {
  const form = usePostForm(toFormValues(post));
  const [reason, setReason] = useState<string | null>(null);
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changePost, { onSuccess: useRefreshCommunity() });

  const send = async (text: PostChange): Promise<SavedPost | null> => {
    setReason(null);
    try {
      const saved = await change.mutateAsync({ params: { id: post.id }, body: text });
      form.reset(toFormValues(saved));
      toast({ title: messages.saved });
      return saved;
    } catch (error) {
      showServerErrors(form, error);
      setReason(tellNotSent(error, messages.notSaved));
      return null;
    }
  };
  const sending = useCarefulSend<PostChange>({
    send,
    toCheck: ({ title, content }) => ({ title, content }),
    onDone: onClose,
  });

  return (
    <Dialog open title={messages.editPost} onOpenChange={onClose}>
      <HelpStage sending={sending} isChange>
        <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.handleSubmit(sending.submit)}>
          <PostFields control={form.control} />
          {reason && (
            <Notice tone="danger" live>
              {reason}
            </Notice>
          )}
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
