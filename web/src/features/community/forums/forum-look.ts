import type { ForumColor, ForumIcon } from '@vida/contract/community/community-kinds.ts';
import { Eye, Heart, type LucideIcon, MessageCircle, Plus, TrendingUp, Users } from 'lucide-react';

/** The drawings that a forum may have. */
export const forumIcons: Readonly<Record<ForumIcon, LucideIcon>> = {
  Heart,
  Users,
  MessageCircle,
  TrendingUp,
  Plus,
  Eye,
};

/** A forum's colour with the ink that can be read on it; whole class names, so that the styles contain them. */
export const forumColors: Readonly<Record<ForumColor, string>> = {
  'bg-primary-soft': 'bg-primary-soft text-primary-soft-foreground',
  'bg-info-soft': 'bg-info-soft text-info',
  'bg-success-soft': 'bg-success-soft text-success',
  'bg-accent-soft': 'bg-accent-soft text-accent-strong',
  'bg-destructive-soft': 'bg-destructive-soft text-destructive',
  'bg-warning-soft': 'bg-warning-soft text-warning',
};
