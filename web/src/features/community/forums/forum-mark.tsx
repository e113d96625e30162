import type { ForumColor, ForumIcon } from '@vida/contract/community/community-kinds.ts';
import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { clsx } from 'clsx';
import { Eye, Heart, type LucideIcon, MessageCircle, Plus, TrendingUp, Users } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';

/** The drawings that a forum may have. */
const forumIcons: Readonly<Record<ForumIcon, LucideIcon>> = {
  Heart,
  Users,
  MessageCircle,
  TrendingUp,
  Plus,
  Eye,
};

/** A forum's colour with the ink that can be read on it; whole class names, so that the styles contain them. */
const forumColors: Readonly<Record<ForumColor, string>> = {
  'bg-primary-soft': 'bg-primary-soft text-primary-soft-foreground',
  'bg-info-soft': 'bg-info-soft text-info',
  'bg-success-soft': 'bg-success-soft text-success',
  'bg-accent-soft': 'bg-accent-soft text-accent-strong',
  'bg-destructive-soft': 'bg-destructive-soft text-destructive',
  'bg-warning-soft': 'bg-warning-soft text-warning',
};

/** A forum's icon on its colour; the name stands beside it. */
export const ForumMark = ({ forum: { color, icon } }: { forum: Forum }) => (
  <span className={clsx('grid size-12 shrink-0 place-items-center rounded-md', forumColors[color])}>
    <Icon icon={forumIcons[icon]} size="lg" />
  </span>
);
