import { expect, it } from 'vitest';
import { FORUM_ICONS, GROUP_TYPES, POST_SORTS } from './community-kinds.ts';
import { newPostSchema } from './community-schemas.ts';

it('a post is about one of six subjects, or general where nobody chose', () => {
  const chosen = GROUP_TYPES.filter((type) => type !== 'general');
  expect(chosen).toEqual(['diabetes', 'hypertension', 'nutrition', 'exercise', 'mental-health', 'other']);
  expect(newPostSchema.shape.groupType.parse(undefined)).toBe('general');
});

it('a forum has one of six icons', () => {
  expect(FORUM_ICONS).toEqual(['Heart', 'Users', 'MessageCircle', 'TrendingUp', 'Plus', 'Eye']);
});

it('posts stand in one of three orders', () => {
  expect(POST_SORTS).toEqual(['recent', 'popular', 'replies']);
});
