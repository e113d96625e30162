import { useInfiniteQuery } from '@tanstack/react-query';
import type { ModerationEntry } from '@vida/contract/community/moderation-schemas.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { ListFrame } from './list-frame.tsx';
import { moderationMessages as messages } from './moderation-messages.ts';
import { moderationLogQuery } from './moderation-queries.ts';

const say = ({ action, postTitle, replyId }: ModerationEntry): string => {
  const verb = messages.actions[action];
  if (postTitle === null) return messages.onGone(verb);
  return replyId === null ? messages.onPost(verb, postTitle) : messages.onReply(verb, postTitle);
};

/** What was done to which text, the newest first. */
export const LogList = () => {
  const { timeZone } = useUser();
  const list = useInfiniteQuery({ ...moderationLogQuery(), refetchOnMount: 'always' });
  const entries = list.data?.pages.flatMap(({ items }) => items);
  return (
    <ListFrame list={list} count={entries?.length} empty={{ title: messages.logEmpty }}>
      {entries && entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="flex flex-wrap justify-between gap-x-4 border-border py-3 not-first:border-t first:pt-0 last:pb-0"
            >
              <span className="wrap-anywhere">{say(entry)}</span>
              <time dateTime={entry.createdAt} className="text-muted-foreground tabular-nums">
                {formatDateTime(entry.createdAt, timeZone)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
};
