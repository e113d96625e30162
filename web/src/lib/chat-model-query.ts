import { queryOptions } from '@tanstack/react-query';
import { getChatModel } from '@vida/contract/chat/chat-endpoints.ts';
import { callApi } from './api-client.ts';

/** Whether a language model answers beside the rules, where it is, and what this person decided about it. */
export const chatModelQuery = () =>
  queryOptions({
    queryKey: ['/api/chat/model'],
    queryFn: ({ signal }) => callApi(getChatModel, {}, { signal }),
  });
