import {
  addPost,
  addReply,
  blockText,
  changePost,
  changeReply,
  deletePost,
  deleteReply,
  getPost,
  listBlocks,
  listForums,
  listLikes,
  listPosts,
  listReplies,
  reportText,
  toggleLike,
  unblockText,
} from '@vida/contract/community/community-endpoints.ts';
import {
  decideReport,
  listModerationLog,
  listReports,
  moderatePost,
  moderateReply,
} from '@vida/contract/community/moderation-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { CommunityService } from './community-service.ts';
import type { ModerationService } from './moderation-service.ts';

const registerModeration = (serve: Serve, service: ModerationService): void => {
  serve(listReports, async ({ query, setNextCursor }) => {
    const { items, nextCursor } = await service.listReports(query);
    setNextCursor(nextCursor);
    return items;
  });
  serve(decideReport, ({ params, body, write }) => service.decide(params.id, body.decision, write));
  serve(moderatePost, ({ params, body, write }) => service.changePost(params.id, body, write));
  serve(moderateReply, ({ params, body, write }) => service.changeReply(params.id, body, write));
  serve(listModerationLog, async ({ query, setNextCursor }) => {
    const { items, nextCursor } = await service.listLog(query);
    setNextCursor(nextCursor);
    return items;
  });
};

export const registerCommunity = (serve: Serve, service: CommunityService): void => {
  const { posts, replies, likes, blocks, moderation } = service;
  serve(listForums, () => service.listForums());
  serve(listPosts, async ({ viewer, query, setNextCursor }) => {
    const { items, nextCursor } = await posts.list(viewer.user, query);
    setNextCursor(nextCursor);
    return items;
  });
  serve(getPost, ({ viewer, params }) => posts.open(viewer.user, params.id));
  serve(addPost, ({ viewer, body, write }) => posts.add(viewer.user, body, write));
  serve(changePost, ({ viewer, params, body, write, expectSeen }) =>
    posts.change(viewer.user, params.id, body, write, expectSeen),
  );
  serve(deletePost, ({ viewer, params, write }) => posts.remove(viewer.userId, params.id, write));
  serve(listReplies, async ({ viewer, params, query, setNextCursor }) => {
    const { items, nextCursor } = await replies.list(viewer.user, params.id, query);
    setNextCursor(nextCursor);
    return items;
  });
  serve(addReply, ({ viewer, params, body, write }) => replies.add(viewer.user, params.id, body, write));
  serve(changeReply, ({ viewer, params, body, write, expectSeen }) =>
    replies.change(viewer.user, params.id, body, write, expectSeen),
  );
  serve(deleteReply, ({ viewer, params, write }) => replies.remove(viewer.userId, params.id, write));
  serve(listLikes, async ({ viewer, query, setNextCursor }) => {
    const { items, nextCursor } = await likes.list(viewer.userId, query);
    setNextCursor(nextCursor);
    return items;
  });
  serve(toggleLike, ({ viewer, body, write }) => likes.toggle(viewer.userId, body, write));
  serve(reportText, ({ viewer, body, write }) => write((tx) => moderation.report(viewer.userId, tx, body)));
  serve(listBlocks, ({ viewer }) => blocks.list(viewer.userId));
  serve(blockText, ({ viewer, body, write }) => write((tx) => blocks.block(viewer.userId, tx, body)));
  serve(unblockText, ({ viewer, params, write }) => write((tx) => blocks.unblock(viewer.userId, tx, params.id)));
  registerModeration(serve, moderation);
};
