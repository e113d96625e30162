import type { ModerationAction, ReportDecision } from '@vida/contract/community/community-kinds.ts';
import type {
  ModeratedPost,
  ModeratedReply,
  ModerationEntry,
  NewReport,
  PostModeration,
  ReplyModeration,
  Report,
  ReportsQuery,
} from '@vida/contract/community/moderation-schemas.ts';
import type { Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { CommunityDeps, Write } from './community-deps.ts';
import { communityMessages as messages } from './community-messages.ts';
import { findTarget } from './find-target.ts';
import { createModerationRepository, type ReportRow, type TextPlace } from './moderation-repository.ts';
import { createPostsRepository, type PostRow } from './posts-repository.ts';
import { createRepliesRepository, type ReplyRow } from './replies-repository.ts';

const toReport = ({ createdAt, decidedAt, ...row }: ReportRow): Report => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** The log's word for each mark, set and taken away. */
const actionsOf: Readonly<Record<keyof PostModeration, readonly [ModerationAction, ModerationAction]>> = {
  isPinned: ['pinned', 'unpinned'],
  isLocked: ['locked', 'unlocked'],
  isHidden: ['hidden', 'shown'],
  hasDoseNote: ['dose_note_added', 'dose_note_removed'],
};
const marks = Object.keys(actionsOf) as readonly (keyof PostModeration)[];

type Marks = Readonly<Partial<Record<keyof PostModeration, boolean | undefined>>>;

/** What a wish changes of a text as it stands. */
const actionsFor = (wanted: Marks, now: Marks): readonly ModerationAction[] =>
  marks.flatMap((mark) => {
    const value = wanted[mark];
    return value === undefined || value === now[mark] ? [] : [actionsOf[mark][value ? 0 : 1]];
  });

/** The columns of a wish: what the administrator hides says so, also where it was held before. */
const toChange = <W extends ReplyModeration>(wanted: W) => ({
  ...wanted,
  ...(wanted.isHidden !== undefined && { hiddenReason: wanted.isHidden ? ('moderator' as const) : null }),
});

const asksNothing = (wanted: Marks): boolean => marks.every((mark) => wanted[mark] === undefined);

/** The administrator's side of the community, and how texts come there. */
export const createModerationService = ({ db, clock, announce }: CommunityDeps) => {
  const record = (tx: Transaction, place: TextPlace, actions: readonly ModerationAction[]): Promise<void> =>
    createModerationRepository(tx).log(actions.map((action) => ({ ...place, action, createdAt: clock() })));

  const setPost = async (tx: Transaction, id: string, wanted: PostModeration): Promise<PostRow> => {
    const posts = createPostsRepository(tx);
    const now = await posts.hold(id);
    if (!now) throw notFound(messages.postNotFound);
    if (asksNothing(wanted)) return now;
    const actions = actionsFor(wanted, now);
    await record(tx, { postId: id, replyId: null }, actions);
    return (await posts.update(id, toChange(wanted))) ?? now;
  };

  /** The post is held before the reply, as whoever replies does; its count follows what is to be seen. */
  const setReply = async (tx: Transaction, id: string, wanted: ReplyModeration): Promise<ReplyRow> => {
    const replies = createRepliesRepository(tx);
    const posts = createPostsRepository(tx);
    const postId = await replies.findPostId(id);
    if (postId !== undefined) await posts.hold(postId);
    const now = await replies.hold(id);
    if (!now) throw notFound(messages.replyNotFound);
    if (asksNothing(wanted)) return now;
    const actions = actionsFor(wanted, now);
    await record(tx, { postId: now.postId, replyId: id }, actions);
    if (actions.includes('hidden')) await posts.countReply(now.postId, -1);
    if (actions.includes('shown')) await posts.countReply(now.postId, 1);
    return (await replies.update(id, toChange(wanted))) ?? now;
  };

  const setHidden = ({ postId, replyId }: TextPlace, tx: Transaction, isHidden: boolean) =>
    replyId === null ? setPost(tx, postId, { isHidden }) : setReply(tx, replyId, { isHidden });

  /** Tells open pages once the write stands. */
  const announced = async <T>(work: Promise<T>): Promise<T> => {
    const made = await work;
    announce();
    return made;
  };

  return {
    /** 409 for one's own text. */
    report: async (userId: string, tx: Transaction, { reason, details, ...ids }: NewReport) => {
      const { authorId, postId, replyId } = await findTarget(userId, tx, ids);
      if (authorId === userId) throw conflict('own_text', messages.ownText);
      const report = { postId, replyId, reason, details: details || null, createdAt: clock() };
      await createModerationRepository(tx).report(userId, report);
      return { reported: true as const };
    },

    /** Open ones the oldest first, decided ones the newest first. */
    listReports: async (query: ReportsQuery) => {
      const rows = await createModerationRepository(db).listReports(query);
      const shown = rows.slice(0, query.limit);
      const nextCursor = rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null;
      return { items: shown.map(toReport), nextCursor };
    },

    /** Closes every open report of the text; what is kept is shown, whatever held it. */
    decide: (id: string, decision: ReportDecision, write: Write<Report>): Promise<Report> =>
      announced(
        write(async (tx) => {
          const moderation = createModerationRepository(tx);
          const found = await moderation.findReport(id);
          if (!found) throw notFound(messages.reportNotFound);
          const { postId, replyId } = found;
          await setHidden(found, tx, decision === 'hidden');
          if (decision === 'kept') await record(tx, { postId, replyId }, ['kept']);
          await moderation.decide(found, decision, clock());
          return toReport((await moderation.findReport(id)) ?? found);
        }),
      ),

    changePost: (id: string, wanted: PostModeration, write: Write<ModeratedPost>) =>
      announced(write((tx) => setPost(tx, id, wanted))),

    changeReply: (id: string, wanted: ReplyModeration, write: Write<ModeratedReply>) =>
      announced(write((tx) => setReply(tx, id, wanted))),

    /** The newest first. */
    listLog: async ({ limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) => {
      const rows = await createModerationRepository(db).listLog(limit + 1, cursor);
      const shown = rows.slice(0, limit);
      const items = shown.map(
        ({ createdAt, ...row }): ModerationEntry => ({ ...row, createdAt: createdAt.toISOString() }),
      );
      return { items, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
  };
};

export type ModerationService = ReturnType<typeof createModerationService>;
