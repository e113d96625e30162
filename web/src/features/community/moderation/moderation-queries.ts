import {
  decideReport,
  listModerationLog,
  listReports,
  moderatePost,
  moderateReply,
} from '@vida/contract/community/moderation-endpoints.ts';
import { pagedQuery, useApiMutation } from '../../../lib/api-query.ts';
import { tellFailure } from '../../../lib/tell.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRefreshCommunity } from '../community-queries.ts';
import { moderationMessages as messages } from './moderation-messages.ts';

const PER_PAGE = 20;

/** Reported texts, page by page: the open ones, or those that were decided. */
export const reportsQuery = (state: 'open' | 'decided') =>
  pagedQuery(listReports, { query: { state, limit: PER_PAGE } });

/** What was done to which text, the newest first, page by page. */
export const moderationLogQuery = () => pagedQuery(listModerationLog, { query: { limit: PER_PAGE } });

/** What the administrator does to a text; each says how it went and reads the lists again. */
export const useModeration = () => {
  const refresh = useRefreshCommunity();
  const options = {
    onSuccess: () => void toast({ title: messages.done }),
    onError: (error: Error) => void tellFailure(error, messages.notDone),
    onSettled: () => void refresh(),
  };
  return {
    decide: useApiMutation(decideReport, options),
    changePost: useApiMutation(moderatePost, options),
    changeReply: useApiMutation(moderateReply, options),
  };
};
