import type { CheckedText, Forum, TextCheck } from '@vida/contract/community/community-schemas.ts';
import { createBlocksService } from './blocks-service.ts';
import type { CommunityDeps } from './community-deps.ts';
import { forums } from './forums.ts';
import { createLikesService } from './likes-service.ts';
import { checkWriting } from './member-texts.ts';
import { createModerationService } from './moderation-service.ts';
import { createPostsService } from './posts-service.ts';
import { createRepliesService } from './replies-service.ts';

/** Everything about the community, part by part. */
export const createCommunityService = (deps: CommunityDeps) => ({
  listForums: (): Forum[] => [...forums],
  /** What the author of a text would be told; nothing is stored, and nothing held back. */
  check: (text: CheckedText): TextCheck => checkWriting(text, deps.readers),
  posts: createPostsService(deps),
  replies: createRepliesService(deps),
  likes: createLikesService(deps),
  blocks: createBlocksService(deps),
  moderation: createModerationService(deps),
});

export type CommunityService = ReturnType<typeof createCommunityService>;
