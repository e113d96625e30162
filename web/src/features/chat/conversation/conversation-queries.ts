import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { deleteChatMessage, deleteChatMessages, listChatMessages } from '@vida/contract/chat/chat-endpoints.ts';
import type { ChatMessage } from '@vida/contract/chat/chat-schemas.ts';
import { pagedQuery, useApiMutation, useInvalidate } from '../../../lib/api-query.ts';

const EXCHANGES_PER_PAGE = 20;

type Page = { items: ChatMessage[]; nextCursor: string | null };

/** The exchanges, newest first, page by page. */
export const conversationQuery = () => pagedQuery(listChatMessages, { query: { limit: EXCHANGES_PER_PAGE } });

const { queryKey } = conversationQuery();

export const refreshConversation = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey });

/** The newest exchange; null: there is none; undefined: the list is not there. */
export const newestIdIn = (queryClient: QueryClient): string | null | undefined => {
  const data = queryClient.getQueryData<InfiniteData<Page, string | null>>(queryKey);
  return data && (data.pages[0]?.items[0]?.id ?? null);
};

/** Shows a new exchange at once. Where the list could not be loaded it is shown alone, and the list asked for again. */
export const addExchange = async (queryClient: QueryClient, exchange: ChatMessage): Promise<void> => {
  await queryClient.cancelQueries({ queryKey });
  const isThere = queryClient.getQueryData(queryKey) !== undefined;
  queryClient.setQueryData<InfiniteData<Page, string | null>>(queryKey, (data) => {
    const [first = { items: [], nextCursor: null }, ...others] = data?.pages ?? [];
    const items = [exchange, ...first.items.filter(({ id }) => id !== exchange.id)];
    return { pages: [{ ...first, items }, ...others], pageParams: data?.pageParams ?? [null] };
  });
  if (!isThere) void refreshConversation(queryClient);
};

/** Every write here ends with a fresh list; also after a failure: what was to go may be gone already. */
const useRefresh = () => ({ onSettled: useInvalidate(queryKey) });

export const useDeleteExchange = () => useApiMutation(deleteChatMessage, useRefresh());
export const useDeleteConversation = () => useApiMutation(deleteChatMessages, useRefresh());
