import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { clsx } from 'clsx';
import { Icon } from '../../../ui/icon.tsx';
import { forumColors, forumIcons } from './forum-look.ts';

/** A forum's icon on its colour; the name stands beside it. */
export const ForumMark = ({ forum: { color, icon } }: { forum: Forum }) => (
  <span className={clsx('grid size-12 shrink-0 place-items-center rounded-md', forumColors[color])}>
    <Icon icon={forumIcons[icon]} size="lg" />
  </span>
);
