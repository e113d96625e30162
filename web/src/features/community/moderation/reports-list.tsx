import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ListFrame } from './list-frame.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { reportsQuery } from './moderation-queries.ts';
import { ReportItem } from './report-item.tsx';

const empty = {
  open: { title: messages.openEmpty, text: messages.openEmptyText },
  decided: { title: messages.decidedEmpty },
};

/** The queue of reported texts, or those that were decided. */
export const ReportsList = ({ state }: { state: 'open' | 'decided' }) => {
  const list = useInfiniteQuery({ ...reportsQuery(state), refetchOnMount: 'always' });
  const place = useRef<HTMLDivElement>(null);
  const reports = list.data?.pages.flatMap(({ items }) => items);
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
      <ListFrame list={list} count={reports?.length} empty={empty[state]}>
        {reports && reports.length > 0 && (
          <ul>
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} onDecided={() => place.current?.focus()} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
};
