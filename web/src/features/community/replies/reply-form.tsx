import { addReply } from '@vida/contract/community/community-endpoints.ts';
import { MAX_CONTENT_LENGTH } from '@vida/contract/community/community-kinds.ts';
import { newReplySchema } from '@vida/contract/community/community-schemas.ts';
import { useWatch } from 'react-hook-form';
import { useApiMutation } from '../../../lib/api-query.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { TextForm } from '../writing/text-form.tsx';
import { useNewText } from '../writing/use-new-text.ts';
import { writingMessages as messages } from '../writing/writing-messages.ts';

const empty = { content: '' };

/** The form of a new reply, or of one that stands already. */
export const useReplyForm = (content = '') => useApiForm(newReplySchema, { defaultValues: { content } });

/** The text of a reply. */
export const ReplyFields = ({ control }: Pick<ReturnType<typeof useReplyForm>, 'control'>) => {
  const content = useWatch({ control, name: 'content' });
  return (
    <TextareaField
      control={control}
      name="content"
      label={messages.reply}
      hint={messages.counter(content.trim().length, MAX_CONTENT_LENGTH)}
    />
  );
};

interface ReplyFormProps {
  postId: string;
  /** Whether the post takes replies. Where it was closed while somebody wrote, they keep their words. */
  isOpen: boolean;
}

/** The place to reply. */
export const ReplyForm = ({ postId, isOpen }: ReplyFormProps) => {
  const form = useReplyForm();
  const add = useApiMutation(addReply, { onSuccess: useRefreshCommunity() });
  const { sending, isDirty, isKept, discard } = useNewText({
    form,
    place: `reply/${postId}`,
    empty,
    send: (body) => add.mutateAsync({ params: { id: postId }, body }),
    failed: messages.notReplied,
    toCheck: ({ content }) => content,
    onDone: () => toast({ title: messages.replied }),
  });

  if (!isOpen && !isDirty && sending.stage.name === 'writing') return null;
  const footer = (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {(isKept || (isDirty && !isOpen)) && (
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
  );
  return (
    <div className="mt-4 border-t border-border pt-4">
      <TextForm isInline sending={sending} footer={footer}>
        <ReplyFields control={form.control} />
      </TextForm>
    </div>
  );
};
