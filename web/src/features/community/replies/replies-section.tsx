import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '@vida/contract/community/community-schemas.ts';
import { useEffect, useRef } from 'react';
import { useHeldRows } from '../../../lib/held-rows.ts';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { repliesQuery } from '../community-queries.ts';
import { repliesMessages as messages } from '../post/post-messages.ts';
import { MoreItems } from '../posts/more-items.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';

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
  const held = useHeldRows([...new Map(all.map((reply) => [reply.id, reply])).values()]);
  const replies = list.data && held;
  return (
    <Sheet title={messages.title} busy={list.isPending}>
      <div ref={place} tabIndex={-1} className="outline-none">
        {list.isPending && (
          <>
            <p role="status" className="sr-only">
              {messages.loading}
            </p>
            <Skeleton className="h-4 w-5/6" />
          </>
        )}
        {!replies && list.isError && <InlineRetry onRetry={() => list.refetch()}>{messages.failed}</InlineRetry>}
        {replies?.length === 0 && (
          <p className="text-muted-foreground">{post.isLocked ? messages.emptyLocked : messages.empty}</p>
        )}
        {replies && replies.length > 0 && (
          <ul>
            {replies.map((reply) => (
              <ReplyItem
                key={reply.id}
                reply={reply}
                onGone={() => {
                  isGoing.current = true;
                }}
              />
            ))}
          </ul>
        )}
        {replies && <MoreItems list={list} label={messages.more} />}
      </div>
      {post.isLocked && (
        <Notice tone="info" className="mt-4">
          {messages.locked}
        </Notice>
      )}
      {!post.isHidden && <ReplyForm postId={post.id} isOpen={!post.isLocked} />}
    </Sheet>
  );
};
