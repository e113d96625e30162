import { useInfiniteQuery } from '@tanstack/react-query';
import type { ModerationEntry } from '@vida/contract/community/moderation-schemas.ts';
import { type ReactNode, useRef, useState } from 'react';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState, PageQueryView, type Read } from '../../../ui/states.tsx';
import { MoreItems, type PagedList } from '../posts/more-items.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { moderationLogQuery, reportsQuery } from './moderation-queries.ts';
import { ReportItem } from './report-item.tsx';

const views = [
  { value: 'open', label: messages.open },
  { value: 'decided', label: messages.decided },
  { value: 'log', label: messages.log },
] as const;

type View = (typeof views)[number]['value'];

const say = ({ action, postTitle, replyId }: ModerationEntry): string => {
  const verb = messages.actions[action];
  if (postTitle === null) return messages.onGone(verb);
  return replyId === null ? messages.onPost(verb, postTitle) : messages.onReply(verb, postTitle);
};

const empty = {
  open: { title: messages.openEmpty, text: messages.openEmptyText },
  decided: { title: messages.decidedEmpty },
  log: { title: messages.logEmpty },
} satisfies Record<View, { title: string; text?: string }>;

interface ModerationListProps<Item> {
  list: PagedList & Read<{ readonly pages: readonly { readonly items: readonly Item[] }[] }>;
  empty: { readonly title: string; readonly text?: string };
  row: (item: Item) => ReactNode;
}

/** A list of the moderation in each of its states. */
const ModerationList = <Item,>({ list, empty, row }: ModerationListProps<Item>) => (
  <PageQueryView query={list} words={messages} lines={4}>
    {({ pages }) => {
      const items = pages.flatMap((page) => page.items);
      return (
        <Card>
          {items.length > 0 ? (
            <ul>{items.map(row)}</ul>
          ) : (
            <EmptyState level={2} mood="resting" title={empty.title}>
              {empty.text}
            </EmptyState>
          )}
          <MoreItems list={list} label={messages.more} />
        </Card>
      );
    }}
  </PageQueryView>
);

/** The queue of reported texts, or those that were decided. */
const ReportsList = ({ state }: { state: 'open' | 'decided' }) => {
  const list = useInfiniteQuery({ ...reportsQuery(state), refetchOnMount: 'always' });
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
      <ModerationList
        list={list}
        empty={empty[state]}
        row={(report) => <ReportItem key={report.id} report={report} onDecided={() => place.current?.focus()} />}
      />
    </div>
  );
};

/** What was done to which text, the newest first. */
const LogList = () => {
  const { timeZone } = useUser();
  const list = useInfiniteQuery({ ...moderationLogQuery(), refetchOnMount: 'always' });
  return (
    <ModerationList
      list={list}
      empty={empty.log}
      row={(entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap justify-between gap-x-4 border-border
py-3 not-first:border-t first:pt-0 last:pb-0"
        >
          <span className="wrap-anywhere">{say(entry)}</span>
          <time dateTime={entry.createdAt} className="text-muted-foreground tabular-nums">
            {formatDateTime(entry.createdAt, timeZone)}
          </time>
        </li>
      )}
    />
  );
};

/** What the community reported, what was decided, and who can look it up: the log. */
export const ModerationView = () => {
  const [view, setView] = useState<View>('open');
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3.5 md:gap-6">
      <Segmented label={messages.views} options={views} value={view} onChange={setView} />
      {view === 'log' ? <LogList /> : <ReportsList key={view} state={view} />}
    </div>
  );
};
