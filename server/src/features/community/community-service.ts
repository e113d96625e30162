import type { Forum } from '@vida/contract/community/community-schemas.ts';
import { createBlocksService } from './blocks-service.ts';
import type { CommunityDeps } from './community-deps.ts';
import { forums } from './forums.ts';
import { createLikesService } from './likes-service.ts';
import { createModerationService } from './moderation-service.ts';
import { createPostsService } from './posts-service.ts';
import { createRepliesService } from './replies-service.ts';
import { createTextTurns } from './text-turns.ts';

/** Everything about the community, part by part. */
export const createCommunityService = (given: Omit<CommunityDeps, 'turnsOf'>) => {
  const deps: CommunityDeps = { ...given, turnsOf: createTextTurns() };
  return {
    listForums: (): Forum[] => [...forums],
    posts: createPostsService(deps),
    replies: createRepliesService(deps),
    likes: createLikesService(deps),
    blocks: createBlocksService(deps),
    moderation: createModerationService(deps),
  };
};

export type CommunityService = ReturnType<typeof createCommunityService>;
