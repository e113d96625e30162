import type { HelpOffer } from '@vida/contract/chat/chat-schemas.ts';
import {
  changePost,
  changeReply,
  type PostWithEtag,
  type ReplyWithEtag,
} from '@vida/contract/community/community-endpoints.ts';
import { wholeTextOf } from '@vida/contract/community/community-rules.ts';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useApiMutation } from '../../../lib/api-query.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { type FieldWords, useEdited } from '../../../lib/use-edited.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/form-footer.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { postsMessages } from '../posts/posts-messages.ts';
import { ReplyFields, useReplyForm } from '../replies/reply-form.tsx';
import { PostFields, type PostFormValues, toFormValues, usePostForm } from './post-form.tsx';
import { TextForm } from './text-form.tsx';
import { useCarefulSend } from './use-careful-send.ts';
import { writingMessages as messages } from './writing-messages.ts';

interface EditTextDialogProps<Stored, Values extends FieldValues, Text, Saved> extends OpenDialogProps {
  title: string;
  form: UseFormReturn<Values, unknown, Text>;
  /** The text as this window knows it now. */
  stored: Stored;
  toValues: (stored: Stored) => Values;
  words: FieldWords<Values>;
  send: (input: { params: { id: string }; body: Text & { etag: string } }) => Promise<Saved>;
  /** What of it is looked through. */
  toCheck: (text: Text) => string;
  /** The fields. */
  children: ReactNode;
}

/** Another text for one's own post or reply. */
const EditTextDialog = <
  Stored extends { readonly id: string; readonly etag: string },
  Values extends FieldValues,
  Text,
  Saved extends Stored & { readonly help: HelpOffer | null },
>({
  title,
  form,
  stored,
  toValues,
  words,
  send,
  toCheck,
  children,
  onClose,
}: EditTextDialogProps<Stored, Values, Text, Saved>) => {
  useUnsavedChanges(form.formState.isDirty);
  const sending = useCarefulSend({
    form,
    send: async (text) => {
      const saved = await send({ params: { id: stored.id }, body: { ...text, etag: edited.etag } });
      edited.rest(saved);
      return saved;
    },
    failed: messages.notSaved,
    toCheck,
    readRefusal: (error): boolean => edited.readRefusal(error),
    onDone: () => {
      toast({ title: messages.saved });
      onClose();
    },
  });
  const edited = useEdited({
    form,
    current: stored,
    toValues,
    words,
    isSaving: sending.isSending || sending.stage.name !== 'writing',
    rowId: stored.id,
  });
  return (
    <Dialog open title={title} onOpenChange={onClose}>
      <TextForm
        sending={sending}
        edited={edited}
        footer={<DialogFooter words={messages.saving} pending={sending.isSending} />}
      >
        {children}
      </TextForm>
    </Dialog>
  );
};

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
