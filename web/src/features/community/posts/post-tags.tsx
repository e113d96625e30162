import type { Post } from '@vida/contract/community/community-schemas.ts';
import { Badge } from '../../../ui/badge.tsx';
import { postsMessages as messages } from './posts-messages.ts';

/** What a post is about, where its author chose something, and its tags. */
export const PostTags = ({ post: { groupType, tags } }: { post: Post }) => {
  const words = [...(groupType === 'general' ? [] : [messages.groups[groupType]]), ...tags.map((tag) => `#${tag}`)];
  if (words.length === 0) return null;
  return (
    <ul aria-label={messages.tags} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <Badge className="max-w-full">
            <span className="truncate">{word}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
};
