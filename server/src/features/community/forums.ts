import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { forumTexts } from './community-messages.ts';

/** The six forums. They are code, not rows: their ids never change, and there is nothing to seed or to lose. */
export const forums: readonly Forum[] = [
  {
    id: '019a9f3c-0000-7000-8000-000000000001',
    ...forumTexts.typeOne,
    color: 'bg-primary-soft',
    icon: 'Heart',
  },
  {
    id: '019a9f3c-0000-7000-8000-000000000002',
    ...forumTexts.typeTwo,
    color: 'bg-info-soft',
    icon: 'Users',
  },
  {
    id: '019a9f3c-0000-7000-8000-000000000003',
    ...forumTexts.pressure,
    color: 'bg-destructive-soft',
    icon: 'TrendingUp',
  },
  {
    id: '019a9f3c-0000-7000-8000-000000000004',
    ...forumTexts.weight,
    color: 'bg-success-soft',
    icon: 'Plus',
  },
  {
    id: '019a9f3c-0000-7000-8000-000000000005',
    ...forumTexts.heart,
    color: 'bg-accent-soft',
    icon: 'Eye',
  },
  {
    id: '019a9f3c-0000-7000-8000-000000000006',
    ...forumTexts.wellbeing,
    color: 'bg-warning-soft',
    icon: 'MessageCircle',
  },
];

export const isForum = (id: string): boolean => forums.some((forum) => forum.id === id);
