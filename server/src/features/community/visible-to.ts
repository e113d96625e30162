import { and, eq, isNull, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import { communityBlocks } from './community-tables.ts';

interface TextTable {
  readonly authorId: AnyPgColumn;
  readonly isHidden: AnyPgColumn;
}

/** Texts that a person may see: not hidden, unless it is their own, and not of somebody they blocked. */
export const isVisibleTo = (
  viewerId: string,
  { authorId, isHidden }: TextTable,
  db: Database | Transaction,
): SQL | undefined => {
  const blocked = db
    .select({ id: communityBlocks.blockedId })
    .from(communityBlocks)
    .where(eq(communityBlocks.userId, viewerId));
  return and(or(not(isHidden), eq(authorId, viewerId)), or(isNull(authorId), notInArray(authorId, blocked)));
};
