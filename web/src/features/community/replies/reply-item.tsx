import type { ReplyWithEtag } from '@vida/contract/community/community-endpoints.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MemberText } from '../post/member-text.tsx';
import { postMessages } from '../post/post-messages.ts';
import { TextMenu } from '../post/text-menu.tsx';
import { TextNotes } from '../post/text-notes.tsx';
import { LikeButton } from '../posts/like-button.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import { WrittenBy } from '../posts/written-by.tsx';

const EditReplyDialog = lazyPart(async () => (await import('./edit-reply-dialog.tsx')).EditReplyDialog);

interface ReplyItemProps {
  reply: ReplyWithEtag;
  /** The reader does not see it any more: it was removed or blocked. */
  onGone: () => void;
}

/** A reply with what can be done with it. */
export const ReplyItem = ({ reply, onGone }: ReplyItemProps) => (
  <li className="grid grid-cols-1 gap-2 border-border py-4 not-first:border-t first:pt-0">
    <div className="flex items-start gap-3">
      <p className="mr-auto text-sm text-muted-foreground">
        <WrittenBy text={reply} />
      </p>
      <TextMenu
        target={{ kind: 'reply', id: reply.id }}
        isMine={reply.isMine}
        label={postMessages.optionsOfReply}
        editor={(close) => <EditReplyDialog reply={reply} onClose={close} />}
        onGone={onGone}
      />
    </div>
    <TextNotes text={reply} hidden={postsMessages.hiddenReply} />
    <MemberText content={reply.content} />
    <div className="text-sm text-muted-foreground">
      <LikeButton text={{ kind: 'reply', ...reply }} name={postsMessages.reply} />
    </div>
  </li>
);
