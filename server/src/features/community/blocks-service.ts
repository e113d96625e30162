import type { Block, Target } from '@vida/contract/community/community-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { CommunityDeps } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { findTarget } from './find-target.ts';
import { type BlockRow, createMembersRepository } from './members-repository.ts';

const MAX_LISTED = 500;

const toBlock = ({ createdAt, ...row }: BlockRow): Block => ({ ...row, createdAt: createdAt.toISOString() });

/** Texts that a person does not want to see, one by one: who wrote them plays no part. */
export const createBlocksService = ({ db, clock }: Pick<CommunityDeps, 'db' | 'clock'>) => ({
  /** The newest first. */
  list: async (userId: string): Promise<Block[]> =>
    (await createMembersRepository(db).listBlocks(userId, MAX_LISTED)).map(toBlock),

  /** 409 for one's own, 404 for one that the person does not see (any more). */
  block: async (userId: string, tx: Transaction, ids: Target): Promise<Block> => {
    const { authorId, postId, replyId, postTitle } = await findTarget(userId, tx, ids);
    if (authorId === userId) throw conflict('own_text', messages.ownText);
    const createdAt = clock();
    const id = await createMembersRepository(tx).block(userId, { postId, replyId, createdAt });
    return toBlock({ id, createdAt, postId, replyId, postTitle });
  },

  unblock: async (userId: string, tx: Transaction, id: string): Promise<{ id: string }> => {
    if (!(await createMembersRepository(tx).unblock(userId, id))) throw notFound(messages.blockNotFound);
    return { id };
  },
});
