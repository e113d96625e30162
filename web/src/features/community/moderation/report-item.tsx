import { Link } from '@tanstack/react-router';
import type { Report } from '@vida/contract/community/moderation-schemas.ts';
import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MemberText } from '../post/member-text.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { ReportActions } from './report-actions.tsx';

/** Characters; a longer text is folded, so that the queue stays a queue. */
const LONG_TEXT = 1000;

interface ReportItemProps {
  report: Report;
  /** The report leaves the list. */
  onDecided: () => void;
}

const Badges = ({ report }: { report: Report }) => (
  <div className="flex flex-wrap gap-1.5">
    <Badge tone="bad">{messages.reasons[report.reason]}</Badge>
    {report.isAutomatic && <Badge tone="info">{messages.automatic}</Badge>}
    {report.decision && <Badge tone="ok">{messages.outcomes[report.decision]}</Badge>}
    {report.isHidden && <Badge tone="warn">{messages.hidden}</Badge>}
    {report.isPinned && <Badge>{messages.pinned}</Badge>}
    {report.isLocked && <Badge>{messages.locked}</Badge>}
    {report.hasDoseNote && <Badge>{messages.doseNote}</Badge>}
  </div>
);

/** The title leads to the post, unless it is hidden: nobody but its author finds it there. */
const PostTitle = ({ report: { postId, postTitle, replyId, isHidden } }: { report: Report }) =>
  replyId === null && isHidden ? (
    <span className="font-semibold">{postTitle}</span>
  ) : (
    <Link to="/community/posts/$postId" params={{ postId }} className="font-semibold">
      {postTitle}
    </Link>
  );

/** A reported text: why, what it says now, and what can be done. */
export const ReportItem = ({ report, onDecided }: ReportItemProps) => {
  const { timeZone } = useUser();
  const when = (at: string) => formatRelative(at, new Date(), timeZone);
  return (
    <li className="grid grid-cols-1 gap-2 border-border py-5 not-first:border-t first:pt-0 last:pb-0">
      <Badges report={report} />
      <p className="wrap-anywhere">
        {report.replyId === null ? messages.postText : messages.replyText} <PostTitle report={report} />
        <span className="block text-sm text-muted-foreground">
          {messages.reportedAt(when(report.createdAt))}
          {report.decidedAt && `, ${messages.decidedAt(when(report.decidedAt))}`}
        </span>
      </p>
      {report.details && <p className="wrap-anywhere">{messages.details(report.details)}</p>}
      <div className="rounded-md bg-sunken px-4 py-3">
        {report.content.length > LONG_TEXT ? (
          <Disclosure title={messages.whole}>
            <MemberText content={report.content} />
          </Disclosure>
        ) : (
          <MemberText content={report.content} />
        )}
      </div>
      <ReportActions report={report} onDecided={onDecided} />
    </li>
  );
};
