import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReplyWithEtag } from '@vida/contract/community/community-endpoints.ts';
import type { Post } from '@vida/contract/community/community-schemas.ts';
import { useEffect, useRef } from 'react';
import { useHeldRows } from '../../../lib/held-rows.ts';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { repliesQuery } from '../community-queries.ts';
import { TextBody } from '../post/member-text.tsx';
import { repliesMessages as messages, postMessages } from '../post/post-messages.ts';
import { TextMenu } from '../post/text-menu.tsx';
import { LikeButton } from '../posts/like-button.tsx';
import { MoreItems } from '../posts/more-items.tsx';
import { postsMessages } from '../posts/posts-messages.ts';
import { WrittenBy } from '../posts/written-by.tsx';
import { ReplyForm } from './reply-form.tsx';

const EditReplyDialog = lazyPart(async () => (await import('../writing/edit-text-dialog.tsx')).EditReplyDialog);

interface ReplyItemProps {
  reply: ReplyWithEtag;
  /** The reader does not see it any more: it was removed or blocked. */
  onGone: () => void;
}

/** A reply with what can be done with it. */
const ReplyItem = ({ reply, onGone }: ReplyItemProps) => (
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
    <TextBody text={reply} hidden={postsMessages.hiddenReply} />
    <div className="text-sm text-muted-foreground">
      <LikeButton text={{ kind: 'reply', ...reply }} name={postsMessages.reply} />
    </div>
  </li>
);

/** The replies, the oldest first, and the place to write one. */
export const RepliesSection = ({ post }: { post: Post }) => {
  const list = useInfiniteQuery(repliesQuery(post.id));
  const place = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);
  // Who removed or blocked a reply stood on it: they stand on the list once it is gone.
  useEffect(() => {
    if (!list.data || !isGoing.current || document.activeElement !== document.body) return;
    isGoing.current = false;
    place.current?.focus();
  }, [list.data]);
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const replies = useHeldRows([...new Map(all.map((reply) => [reply.id, reply])).values()]);
  const leave = () => {
    isGoing.current = true;
  };
  return (
    <Card title={messages.title} busy={list.isPending}>
      <div ref={place} tabIndex={-1} className="outline-none">
        <QueryView quiet query={list} words={messages} bars={['h-4 w-5/6']}>
          {() => (
            <>
              {replies.length === 0 ? (
                <p className="text-muted-foreground">{post.isLocked ? messages.emptyLocked : messages.empty}</p>
              ) : (
                <ul>
                  {replies.map((reply) => (
                    <ReplyItem key={reply.id} reply={reply} onGone={leave} />
                  ))}
                </ul>
              )}
              <MoreItems list={list} label={messages.more} />
            </>
          )}
        </QueryView>
      </div>
      {post.isLocked && (
        <Notice tone="info" className="mt-4">
          {messages.locked}
        </Notice>
      )}
      {!post.isHidden && <ReplyForm postId={post.id} isOpen={!post.isLocked} />}
    </Card>
  );
};
