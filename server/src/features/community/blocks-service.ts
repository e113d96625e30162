import type { Block, Target } from '@vida/contract/community/community-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { CommunityDeps } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { findTarget } from './find-target.ts';
import { type BlockRow, createMembersRepository } from './members-repository.ts';

const MAX_LISTED = 500;

const toBlock = ({ createdAt, ...row }: BlockRow): Block => ({ ...row, createdAt: createdAt.toISOString() });

/** Members whose texts a person does not want to see. They are named by a text: who wrote it stays unknown. */
export const createBlocksService = ({ db, clock }: Pick<CommunityDeps, 'db' | 'clock'>) => ({
  /** The newest first. */
  list: async (userId: string): Promise<Block[]> =>
    (await createMembersRepository(db).listBlocks(userId, MAX_LISTED)).map(toBlock),

  /** 409 for oneself and for somebody who left. */
  block: async (userId: string, tx: Transaction, ids: Target): Promise<Block> => {
    const { authorId: blockedId, postId } = await findTarget(userId, tx, ids);
    if (blockedId === userId) throw conflict('own_text', messages.ownText);
    if (blockedId === null) throw conflict('author_gone', messages.authorGone);
    const members = createMembersRepository(tx);
    await members.block(userId, { blockedId, postId, createdAt: clock() });
    const row = await members.findBlock(userId, blockedId);
    if (!row) throw conflict('author_gone', messages.authorGone);
    return toBlock(row);
  },

  unblock: async (userId: string, tx: Transaction, id: string): Promise<{ id: string }> => {
    if (!(await createMembersRepository(tx).unblock(userId, id))) throw notFound(messages.blockNotFound);
    return { id };
  },
});
