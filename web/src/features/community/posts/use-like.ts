import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toggleLike } from '@vida/contract/community/community-endpoints.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { likesQuery } from '../community-queries.ts';
import { noteLike } from './note-like.ts';

/** What can be liked: a post or a reply, as it was read. */
export interface Likeable {
  readonly kind: 'post' | 'reply';
  readonly id: string;
  readonly isLiked: boolean;
  readonly likesCount: number;
}

/**
 * A like as the reader sees it. It turns round at once, also while the last turn is under way: turns of one text go out
 * one after the other. Where the server refuses or is not there it turns back, and `retry` sends the same again. Liked
 * is what stands in the person's list of likes.
 */
export const useLike = ({ kind, id, isLiked, likesCount }: Likeable) => {
  const queryClient = useQueryClient();
  const { data: likes } = useQuery(likesQuery());
  const toggle = useApiMutation(toggleLike, {
    scope: { id: `like/${id}` },
    onSuccess: (state) => noteLike(queryClient, id, state),
  });
  const isKnown = likes?.isWhole ? likes.ids.includes(id) : isLiked;
  const wanted = toggle.isPending ? toggle.variables.body?.liked === true : isKnown;
  const send = (liked: boolean): void =>
    toggle.mutate({ body: { [kind === 'post' ? 'postId' : 'replyId']: id, liked } });
  return {
    isLiked: wanted,
    likesCount: likesCount + Number(wanted) - Number(isKnown),
    turn: () => send(!wanted),
    retry: toggle.isError ? () => send(toggle.variables.body?.liked === true) : null,
  };
};
