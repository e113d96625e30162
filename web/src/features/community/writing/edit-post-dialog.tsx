import { changePost, type PostWithEtag } from '@vida/contract/community/community-endpoints.ts';
import { wholeTextOf } from '@vida/contract/community/community-rules.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { type FieldWords, useEdited } from '../../../lib/use-edited.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postsMessages } from '../posts/posts-messages.ts';
import { HelpStage } from './help-stage.tsx';
import { NotSent } from './not-sent.tsx';
import { PostFields } from './post-fields.tsx';
import { type PostFormValues, toFormValues } from './post-form-schema.ts';
import { useCarefulSend } from './use-careful-send.ts';
import { usePostForm } from './use-post-form.ts';
import { writingMessages as messages } from './writing-messages.ts';

const words: FieldWords<PostFormValues> = {
  labels: {
    title: messages.title,
    content: messages.content,
    tags: messages.tags,
    groupType: messages.group,
  },
  show: { groupType: (type) => postsMessages.groups[type] },
};

interface EditPostDialogProps {
  post: PostWithEtag;
  onClose: () => void;
}

/** Another text for one's own post. */
export const EditPostDialog = ({ post, onClose }: EditPostDialogProps) => {
  const form = usePostForm(toFormValues(post));
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changePost, { onSuccess: useRefreshCommunity() });

  const sending = useCarefulSend({
    form,
    send: async (body) => {
      const saved = await change.mutateAsync({
        params: { id: post.id },
        body: { ...body, etag: edited.etag },
      });
      edited.rest(saved);
      return saved;
    },
    failed: messages.notSaved,
    toCheck: wholeTextOf,
    readRefusal: (error): boolean => edited.readRefusal(error),
    onDone: () => {
      toast({ title: messages.saved });
      onClose();
    },
  });
  const edited = useEdited({
    form,
    current: post,
    toValues: toFormValues,
    words,
    isSaving: sending.isSending || sending.stage.name !== 'writing',
    rowId: post.id,
  });

  return (
    <Dialog open title={messages.editPost} onOpenChange={onClose}>
      <HelpStage sending={sending} isChange>
        <form noValidate className="grid grid-cols-1 gap-4" onSubmit={sending.submit}>
          <ElsewhereNotice elsewhere={edited.elsewhere} />
          <PostFields control={form.control} />
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
