import { addPost } from '@vida/contract/community/community-endpoints.ts';
import type { Forum, PostChange, SavedPost } from '@vida/contract/community/community-schemas.ts';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../lib/use-api-form.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { communityMessages } from '../community-messages.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { HelpStage } from './help-stage.tsx';
import { PostFields } from './post-fields.tsx';
import { emptyPost } from './post-form-schema.ts';
import { tellNotSent } from './tell-not-sent.ts';
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
  const [reason, setReason] = useState<string | null>(null);
  const draft = useDraft({
    place: `post/${forum.id}`,
    values: form.watch(),
    isDirty,
    restore: (kept) => form.reset({ ...emptyPost, ...kept }, { keepDefaultValues: true }),
  });
  useUnsavedChanges(isDirty && !draft.isKept);
  const add = useApiMutation(addPost, { onSuccess: useRefreshCommunity() });

  const send = async (text: PostChange): Promise<SavedPost | null> => {
    setReason(null);
    try {
      const saved = await add.mutateAsync({ body: { ...text, forumId: forum.id } });
      form.reset(emptyPost);
      draft.drop();
      tellPublished(saved);
      return saved;
    } catch (error) {
      showServerErrors(form, error);
      setReason(tellNotSent(error, messages.notPublished));
      return null;
    }
  };
  const sending = useCarefulSend<PostChange>({
    send,
    toCheck: ({ title, content }) => ({ title, content }),
    onDone: onClose,
  });
  const discard = () => {
    form.reset(emptyPost);
    draft.drop();
  };

  return (
    <Dialog open title={messages.newPost} description={messages.newPostIn(forum.name)} onOpenChange={onClose}>
      <HelpStage sending={sending}>
        <form noValidate className="grid grid-cols-1 gap-4" onSubmit={form.handleSubmit(sending.submit)}>
          <PostFields control={form.control} />
          {reason && (
            <Notice tone="danger" live>
              {reason}
            </Notice>
          )}
          <div className="flex flex-wrap items-center justify-end gap-2">
            {isDirty && draft.isKept && (
              <p className="mr-auto text-sm text-muted-foreground">{messages.draftKept}</p>
            )}
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
