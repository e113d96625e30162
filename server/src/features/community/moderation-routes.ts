import {
  decideReport,
  listModerationLog,
  listReports,
  moderatePost,
  moderateReply,
} from '@vida/contract/community/moderation-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { ModerationService } from './moderation-service.ts';

export const registerModeration = (serve: Serve, service: ModerationService): void => {
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
