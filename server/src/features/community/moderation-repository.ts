import type { AutomaticReason, ReportDecision, ReportReason } from '@vida/contract/community/community-kinds.ts';
import type { ReportsQuery } from '@vida/contract/community/moderation-schemas.ts';
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { communityModeration, communityPosts, communityReplies, communityReports } from './community-tables.ts';

const { authorId: _authorId, ...reportColumns } = getTableColumns(communityReports);
const ofText = (post: typeof communityPosts, reply: typeof communityReplies) => ({
  content: sql<string>`coalesce(${reply.content}, ${post.content})`,
  isHidden: sql<boolean>`coalesce(${reply.isHidden}, ${post.isHidden})`,
  hiddenReason: sql<
    (typeof post.$inferSelect)['hiddenReason']
  >`case when ${reply.id} is null then ${post.hiddenReason} else ${reply.hiddenReason} end`,
  hasDoseNote: sql<boolean>`coalesce(${reply.hasDoseNote}, ${post.hasDoseNote})`,
});

/** Where a text stands: a reply with its post, or the post alone. */
export interface TextPlace {
  readonly postId: string;
  readonly replyId: string | null;
}

const isOfText = ({ postId, replyId }: TextPlace) =>
  and(
    eq(communityReports.postId, postId),
    replyId === null ? isNull(communityReports.replyId) : eq(communityReports.replyId, replyId),
  );

type NewEntry = Omit<typeof communityModeration.$inferInsert, 'id'>;

/** What lies before the administrator, and what they did. */
export const createModerationRepository = (db: Database | Transaction) => {
  const selectReports = () =>
    db
      .select({
        ...reportColumns,
        postTitle: communityPosts.title,
        isPinned: communityPosts.isPinned,
        isLocked: communityPosts.isLocked,
        ...ofText(communityPosts, communityReplies),
      })
      .from(communityReports)
      .innerJoin(communityPosts, eq(communityPosts.id, communityReports.postId))
      .leftJoin(communityReplies, eq(communityReplies.id, communityReports.replyId));

  return {
    /** A person's report. Another one of the same text takes its place, and opens it again where it was decided. */
    report: async (
      authorId: string,
      { details, ...report }: TextPlace & { reason: ReportReason; details: string | null; createdAt: Date },
    ): Promise<void> => {
      const renewed = await db
        .update(communityReports)
        .set({ ...report, ...(details !== null && { details }), decision: null, decidedAt: null })
        .where(and(eq(communityReports.authorId, authorId), isOfText(report)))
        .returning({ id: communityReports.id });
      if (renewed.length > 0) return;
      await db.insert(communityReports).values({ ...report, details, authorId, isAutomatic: false });
    },

    /** What Vida itself noticed; once while it is open. */
    notice: async (report: TextPlace & { reason: AutomaticReason; createdAt: Date }): Promise<void> => {
      await db
        .insert(communityReports)
        .values({ ...report, isAutomatic: true })
        .onConflictDoNothing();
    },

    /** Open ones the oldest first, decided ones the newest first. */
    listReports: ({ state, limit, cursor }: ReportsQuery) => {
      const { id, decision } = communityReports;
      const behind = state === 'open' ? gt : lt;
      return selectReports()
        .where(
          and(
            state === 'open' ? isNull(decision) : isNotNull(decision),
            cursor === undefined ? undefined : behind(id, cursor),
          ),
        )
        .orderBy(state === 'open' ? asc(id) : desc(id))
        .limit(limit + 1);
    },

    findReport: async (id: string) => {
      const [row] = await selectReports().where(eq(communityReports.id, id));
      return row;
    },

    /** Decides a report, anew where that was done before, and with it every open one of the same text. */
    decide: async (
      { id, ...place }: TextPlace & { readonly id: string },
      decision: ReportDecision,
      decidedAt: Date,
    ): Promise<void> => {
      const isOpen = isNull(communityReports.decision);
      await db
        .update(communityReports)
        .set({ decision, decidedAt })
        .where(or(eq(communityReports.id, id), and(isOfText(place), isOpen)));
    },

    log: async (entries: readonly NewEntry[]): Promise<void> => {
      if (entries.length > 0) await db.insert(communityModeration).values([...entries]);
    },

    /** Newest first. */
    listLog: (limit: number, before: string | undefined) =>
      db
        .select({ ...getTableColumns(communityModeration), postTitle: communityPosts.title })
        .from(communityModeration)
        .leftJoin(communityPosts, eq(communityPosts.id, communityModeration.postId))
        .where(before === undefined ? undefined : lt(communityModeration.id, before))
        .orderBy(desc(communityModeration.id))
        .limit(limit),
  };
};

export type ReportRow = Awaited<ReturnType<ReturnType<typeof createModerationRepository>['listReports']>>[number];
