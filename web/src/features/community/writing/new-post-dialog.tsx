import { addPost } from '@vida/contract/community/community-endpoints.ts';
import { wholeTextOf } from '@vida/contract/community/community-rules.ts';
import type { Forum, SavedPost } from '@vida/contract/community/community-schemas.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { communityMessages } from '../community-messages.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { HelpStage } from './help-stage.tsx';
import { NotSent } from './not-sent.tsx';
import { PostFields } from './post-fields.tsx';
import { emptyPost } from './post-form-schema.ts';
import { useCarefulSend } from './use-careful-send.ts';
import { useDraft } from './use-draft.ts';
import { usePostForm } from './use-post-form.ts';
import { writingMessages as messages } from './writing-messages.ts';

interface NewPostDialogProps {
  forum: Forum;
  onClose: () => void;
}

const tellPublished = ({ isHidden }: SavedPost) => {
  toast({ title: communityMessages.success, description: messages.published });
  if (isHidden) toast({ title: messages.held });
};

/** A new post. What is typed waits on this device until it is published, through a closed dialog or tab. */
export const NewPostDialog = ({ forum, onClose }: NewPostDialogProps) => {
  const form = usePostForm();
  const { isDirty } = form.formState;
  const draft = useDraft({
    place: `post/${forum.id}`,
    values: form.watch(),
    isDirty,
    restore: (kept) => form.reset({ ...emptyPost, ...kept }, { keepDefaultValues: true }),
  });
  useUnsavedChanges(isDirty && !draft.isKept);
  const add = useApiMutation(addPost, { onSuccess: useRefreshCommunity() });

  const discard = () => {
    form.reset(emptyPost);
    draft.drop();
  };
  const sending = useCarefulSend({
    form,
    send: async (text) => {
      const saved = await add.mutateAsync({ body: { ...text, forumId: forum.id } });
      discard();
      return saved;
    },
    failed: messages.notPublished,
    toCheck: wholeTextOf,
    onDone: (saved) => {
      tellPublished(saved);
      onClose();
    },
  });

  return (
    <Dialog open title={messages.newPost} description={messages.newPostIn(forum.name)} onOpenChange={onClose}>
      <HelpStage sending={sending}>
        <form noValidate className="grid grid-cols-1 gap-4" onSubmit={sending.submit}>
          <PostFields control={form.control} />
          <NotSent sending={sending} />
          <div className="flex flex-wrap items-center justify-end gap-2">
            {isDirty && draft.isKept && <p className="mr-auto text-sm text-muted-foreground">{messages.draftKept}</p>}
            {isDirty && (
              <Button variant="quiet" onClick={discard}>
                {messages.discard}
              </Button>
            )}
            <Button type="submit" pending={sending.isSending} pendingLabel={messages.publishing}>
              {messages.publish}
            </Button>
          </div>
        </form>
      </HelpStage>
    </Dialog>
  );
};
