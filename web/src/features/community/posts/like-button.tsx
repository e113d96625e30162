import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { toggleLike } from '@vida/contract/community/community-endpoints.ts';
import type { LikeState } from '@vida/contract/community/community-schemas.ts';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useApiMutation } from '../../../lib/api-query.ts';
import { InlineRetry } from '../../../ui/states.tsx';
import { COMMUNITY_KEY } from '../community-key.ts';
import { likesQuery } from '../community-queries.ts';
import { postsMessages as messages } from './posts-messages.ts';

/** What can be liked: a post or a reply, as it was read. */
interface Likeable {
  readonly kind: 'post' | 'reply';
  readonly id: string;
  readonly isLiked: boolean;
  readonly likesCount: number;
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The same data with another like on one text, wherever it stands: in a list, in the pages of one, or alone. */
const withLike = (data: unknown, id: string, { liked, likesCount }: LikeState): unknown => {
  if (Array.isArray(data)) return data.map((each) => withLike(each, id, { liked, likesCount }));
  if (!isRecord(data)) return data;
  if (data.id === id && 'likesCount' in data) return { ...data, isLiked: liked, likesCount };
  if (Array.isArray(data.pages)) return { ...data, pages: withLike(data.pages, id, { liked, likesCount }) };
  if (Array.isArray(data.items)) return { ...data, items: withLike(data.items, id, { liked, likesCount }) };
  return data;
};

/** Writes what the server says of a like into the person's list of likes and onto the text in every list. */
const noteLike = (queryClient: QueryClient, id: string, state: LikeState): void => {
  queryClient.setQueriesData<unknown>({ queryKey: COMMUNITY_KEY }, (data: unknown) => withLike(data, id, state));
  queryClient.setQueryData(likesQuery().queryKey, (likes) => {
    const ids = likes?.ids.filter((each) => each !== id) ?? [];
    return likes && { ...likes, ids: state.liked ? [id, ...ids] : ids };
  });
};

/**
 * A like as the reader sees it. It turns round at once, also while the last turn is under way: turns of one text go out
 * one after the other. Where the server refuses or is not there it turns back, and `retry` sends the same again. Liked
 * is what stands in the person's list of likes.
 */
const useLike = ({ kind, id, isLiked, likesCount }: Likeable) => {
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

interface LikeButtonProps {
  text: Likeable;
  /** What is liked, read aloud: '“Pão de queijo com aveia”'. */
  name: string;
}

/** The heart with its count; pressed where the reader likes the text. */
export const LikeButton = ({ text, name }: LikeButtonProps) => {
  const { isLiked, likesCount, turn, retry } = useLike(text);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <button
        type="button"
        aria-pressed={isLiked}
        aria-label={messages.like(name, likesCount)}
        className={clsx(
          'relative -ml-2 inline-flex min-h-11 min-w-11 items-center gap-1.5 ' +
            'rounded-md px-2 tabular-nums hover:bg-sunken hover:text-foreground',
          isLiked && 'font-semibold text-primary',
        )}
        onClick={turn}
      >
        <Heart aria-hidden size={18} strokeWidth={1.75} {...(isLiked && { fill: 'currentColor' })} />
        {likesCount.toLocaleString('pt-BR')}
      </button>
      {retry && <InlineRetry onRetry={retry} />}
    </span>
  );
};
