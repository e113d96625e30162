import type { Post } from '@vida/contract/community/community-schemas.ts';
import { clsx } from 'clsx';
import { Lock, type LucideIcon, Pin } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { postsMessages as messages } from './posts-messages.ts';

const Mark = ({ icon, label }: { icon: LucideIcon; label: string }) => (
  <span title={label} className="inline-flex text-muted-foreground">
    <Icon icon={icon} size="sm" />
    <span className="sr-only">{label}</span>
  </span>
);

/** Pinned and locked, as icons alone (spec section 3); readers hear the words. */
export const PostMarks = ({ post: { isPinned, isLocked }, className }: { post: Post; className?: string }) =>
  (isPinned || isLocked) && (
    <span className={clsx('inline-flex gap-1.5 align-middle', className)}>
      {isPinned && <Mark icon={Pin} label={messages.pinned} />}
      {isLocked && <Mark icon={Lock} label={messages.locked} />}
    </span>
  );

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
