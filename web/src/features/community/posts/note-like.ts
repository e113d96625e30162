import type { QueryClient } from '@tanstack/react-query';
import type { LikeState } from '@vida/contract/community/community-schemas.ts';
import { COMMUNITY_KEY } from '../community-key.ts';
import { likesQuery } from '../community-queries.ts';

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
export const noteLike = (queryClient: QueryClient, id: string, state: LikeState): void => {
  queryClient.setQueriesData<unknown>({ queryKey: COMMUNITY_KEY }, (data: unknown) => withLike(data, id, state));
  queryClient.setQueryData(likesQuery().queryKey, (likes) => {
    const ids = likes?.ids.filter((each) => each !== id) ?? [];
    return likes && { ...likes, ids: state.liked ? [id, ...ids] : ids };
  });
};
