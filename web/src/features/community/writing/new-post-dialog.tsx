import { addPost } from '@vida/contract/community/community-endpoints.ts';
import { wholeTextOf } from '@vida/contract/community/community-rules.ts';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { tellSuccess } from '../../../lib/tell.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { emptyPost, PostFields, usePostForm } from './post-form.tsx';
import { TextForm } from './text-form.tsx';
import { useNewText } from './use-new-text.ts';
import { writingMessages as messages } from './writing-messages.ts';

/** A new post. */
export const NewPostDialog = ({ forum, onClose }: OpenDialogProps & { forum: Forum }) => {
  const form = usePostForm();
  const add = useApiMutation(addPost, { onSuccess: useRefreshCommunity() });
  const { sending, isDirty, isKept, discard } = useNewText({
    form,
    place: `post/${forum.id}`,
    empty: emptyPost,
    send: (text) => add.mutateAsync({ body: { ...text, forumId: forum.id } }),
    failed: messages.notPublished,
    toCheck: wholeTextOf,
    onDone: ({ isHidden }) => {
      tellSuccess(messages.published);
      if (isHidden) toast({ title: messages.held });
      onClose();
    },
  });
  const footer = (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isKept && <p className="mr-auto text-sm text-muted-foreground">{messages.draftKept}</p>}
      {isDirty && (
        <Button variant="quiet" onClick={discard}>
          {messages.discard}
        </Button>
      )}
      <Button type="submit" pending={sending.isSending} pendingLabel={messages.publishing}>
        {messages.publish}
      </Button>
    </div>
  );
  return (
    <Dialog open title={messages.newPost} description={messages.newPostIn(forum.name)} onOpenChange={onClose}>
      <TextForm sending={sending} footer={footer}>
        <PostFields control={form.control} />
      </TextForm>
    </Dialog>
  );
};
