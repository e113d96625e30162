import { Link } from '@tanstack/react-router';
import type { PostModeration, ReplyModeration, Report } from '@vida/contract/community/moderation-schemas.ts';
import { formatRelative } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MemberText } from '../post/member-text.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { useModeration } from './moderation-queries.ts';

/** Characters; a longer text is folded, so that the queue stays a queue. */
const LONG_TEXT = 1000;

interface ReportItemProps {
  report: Report;
  /** The report leaves the list. */
  onDecided: () => void;
}

/** What the administrator may do to a reported text; a reply can neither be pinned nor locked. */
const ReportActions = ({ report, onDecided }: { report: Report; onDecided: () => void }) => {
  const { decide, changePost, changeReply } = useModeration();
  const { id, postId, replyId, isPinned, isLocked, isHidden, hasDoseNote } = report;
  const isBusy = decide.isPending || changePost.isPending || changeReply.isPending;
  const settle = (decision: 'kept' | 'hidden') =>
    decide.mutate({ params: { id }, body: { decision } }, { onSuccess: onDecided });
  const onPost = (body: PostModeration) => changePost.mutate({ params: { id: postId }, body });
  const onText = (body: ReplyModeration) =>
    replyId === null ? onPost(body) : changeReply.mutate({ params: { id: replyId }, body });
  return (
    <div className="flex flex-wrap gap-2">
      {report.decision === null ? (
        <>
          <Button variant="outline" pending={isBusy} onClick={() => settle('kept')}>
            {messages.keep}
          </Button>
          <Button variant="danger" pending={isBusy} onClick={() => settle('hidden')}>
            {messages.hide}
          </Button>
        </>
      ) : (
        <Button variant="outline" pending={isBusy} onClick={() => onText({ isHidden: !isHidden })}>
          {isHidden ? messages.show : messages.hide}
        </Button>
      )}
      {replyId === null && (
        <>
          <Button variant="quiet" pending={isBusy} onClick={() => onPost({ isPinned: !isPinned })}>
            {isPinned ? messages.unpin : messages.pin}
          </Button>
          <Button variant="quiet" pending={isBusy} onClick={() => onPost({ isLocked: !isLocked })}>
            {isLocked ? messages.unlock : messages.lock}
          </Button>
        </>
      )}
      {hasDoseNote && (
        <Button variant="quiet" pending={isBusy} onClick={() => onText({ hasDoseNote: false })}>
          {messages.removeNote}
        </Button>
      )}
    </div>
  );
};

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
