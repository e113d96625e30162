import { changePost, type PostWithEtag } from '@vida/contract/community/community-endpoints.ts';
import { wholeTextOf } from '@vida/contract/community/community-rules.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import type { FieldWords } from '../../../lib/use-edited.ts';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postsMessages } from '../posts/posts-messages.ts';
import { EditTextDialog } from './edit-text-dialog.tsx';
import { PostFields, type PostFormValues, toFormValues, usePostForm } from './post-form.tsx';
import { writingMessages as messages } from './writing-messages.ts';

const words: FieldWords<PostFormValues> = {
  labels: { title: messages.title, content: messages.content, tags: messages.tags, groupType: messages.group },
  show: { groupType: (type) => postsMessages.groups[type] },
};

/** Another text for one's own post. */
export const EditPostDialog = ({ post, onClose }: OpenDialogProps & { post: PostWithEtag }) => {
  const form = usePostForm(toFormValues(post));
  const { mutateAsync } = useApiMutation(changePost, { onSuccess: useRefreshCommunity() });
  return (
    <EditTextDialog
      title={messages.editPost}
      form={form}
      stored={post}
      toValues={toFormValues}
      words={words}
      send={mutateAsync}
      toCheck={wholeTextOf}
      onClose={onClose}
    >
      <PostFields control={form.control} />
    </EditTextDialog>
  );
};
