import type { PostModeration, ReplyModeration, Report } from '@vida/contract/community/moderation-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { useModeration } from './moderation-queries.ts';

interface ReportActionsProps {
  report: Report;
  onDecided: () => void;
}

/** What the administrator may do to a reported text; a reply can neither be pinned nor locked. */
export const ReportActions = ({ report, onDecided }: ReportActionsProps) => {
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
