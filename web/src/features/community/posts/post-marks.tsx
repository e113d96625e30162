import type { Post } from '@vida/contract/community/community-schemas.ts';
import { clsx } from 'clsx';
import { Lock, type LucideIcon, Pin } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { postsMessages as messages } from './posts-messages.ts';

const Mark = ({ icon, label }: { icon: LucideIcon; label: string }) => (
  <span title={label} className="inline-flex text-muted-foreground">
    <Icon icon={icon} size="sm" />
    <span className="sr-only">{label}</span>
  </span>
);

interface PostMarksProps {
  post: Post;
  className?: string;
}

/** Pinned and locked, as icons alone (spec section 3); readers hear the words. */
export const PostMarks = ({ post: { isPinned, isLocked }, className }: PostMarksProps) =>
  (isPinned || isLocked) && (
    <span className={clsx('inline-flex gap-1.5 align-middle', className)}>
      {isPinned && <Mark icon={Pin} label={messages.pinned} />}
      {isLocked && <Mark icon={Lock} label={messages.locked} />}
    </span>
  );
