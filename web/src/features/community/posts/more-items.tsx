import { useRef } from 'react';
import { useInView } from '../../../lib/use-in-view.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineRetry } from '../../../ui/states.tsx';
import { postsMessages as messages } from './posts-messages.ts';

/** How far below the visible part of the page the next ones are fetched. */
const AHEAD = '400px';

/** A list that is read page by page, as the query hands it out. */
export interface PagedList {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isRefetchError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** The rest of a list: it comes as one scrolls near, or with the button. */
export const MoreItems = ({ list, label }: { list: PagedList; label: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  useInView(place, AHEAD, isWaiting ? fetchNextPage : null);

  if (isFetchNextPageError) return <InlineRetry onRetry={() => fetchNextPage()}>{messages.moreFailed}</InlineRetry>;
  if (list.isRefetchError) return <InlineRetry onRetry={() => list.refetch()}>{messages.notRefreshed}</InlineRetry>;
  if (!hasNextPage) return null;
  return (
    <div ref={place} className="mt-4 grid justify-items-center">
      <Button variant="ghost" pending={list.isFetchingNextPage} onClick={() => fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
};
