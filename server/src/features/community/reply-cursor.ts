import { type SQL, sql } from 'drizzle-orm';
import { invalid } from '../../http/errors.ts';
import { communityMessages } from './community-messages.ts';
import { communityReplies } from './community-tables.ts';

const pattern = /^(\d{12,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place of a reply among those of its post, opaque to callers. */
export const toReplyCursor = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): string =>
  `${createdAt.getTime()}_${id}`;

/** Replies younger than that place; 400 for anything that `toReplyCursor` did not make. */
export const isYounger = (cursor: string): SQL => {
  const [, ms, id] = pattern.exec(cursor) ?? [];
  if (ms === undefined) throw invalid([{ field: 'cursor', message: communityMessages.unknownCursor }]);
  const at = new Date(Number(ms)).toISOString();
  return sql`(${communityReplies.createdAt}, ${communityReplies.id}) > (${at}::timestamptz, ${id}::uuid)`;
};
