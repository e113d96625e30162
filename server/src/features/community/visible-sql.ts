import { and, eq, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import { communityBlocks } from './community-tables.ts';

interface TextTable {
  readonly id: AnyPgColumn;
  readonly authorId: AnyPgColumn;
  readonly isHidden: AnyPgColumn;
}

/** Texts that a person may see: not hidden, unless it is their own, and not blocked by them. */
export const isVisibleTo = (
  viewerId: string,
  { id, authorId, isHidden }: TextTable,
  db: Database | Transaction,
): SQL | undefined => {
  const blocked = db
    .select({ id: sql`coalesce(${communityBlocks.replyId}, ${communityBlocks.postId})` })
    .from(communityBlocks)
    .where(eq(communityBlocks.userId, viewerId));
  return and(or(not(isHidden), eq(authorId, viewerId)), notInArray(id, blocked));
};
