import type { Post } from '@vida/contract/community/community-schemas.ts';
import { Lock, type LucideIcon, Pin } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { postsMessages as messages } from './posts-messages.ts';

const Mark = ({ icon, label }: { icon: LucideIcon; label: string }) => (
  <span title={label} className="inline-flex text-muted-foreground">
    <Icon icon={icon} size="sm" />
    <span className="sr-only">{label}</span>
  </span>
);

/** Pinned and locked, as icons alone (spec section 3); readers hear the words. */
export const PostMarks = ({ post: { isPinned, isLocked } }: { post: Post }) =>
  (isPinned || isLocked) && (
    <span className="inline-flex shrink-0 gap-1.5">
      {isPinned && <Mark icon={Pin} label={messages.pinned} />}
      {isLocked && <Mark icon={Lock} label={messages.locked} />}
    </span>
  );
