import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { MoreItems, type PagedList } from '../posts/more-items.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';

interface ListFrameProps {
  list: PagedList & { readonly isPending: boolean; readonly isError: boolean };
  /** How many there are; undefined until that is known. */
  count: number | undefined;
  empty: { readonly title: string; readonly text?: string };
  /** The rows. */
  children: ReactNode;
}

/** A list of the moderation in each of its states. */
export const ListFrame = ({ list, count, empty, children }: ListFrameProps) => {
  if (list.isPending) return <SkeletonSheet label={messages.loading} lines={4} />;
  return (
    <Sheet>
      {count === undefined && (
        <ErrorCard level={2} title={messages.failed} onRetry={() => list.refetch()} retrying={list.isFetching} />
      )}
      {count === 0 && (
        <EmptyState level={2} mood="resting" title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      {children}
      {count !== undefined && <MoreItems list={list} label={messages.more} />}
    </Sheet>
  );
};
