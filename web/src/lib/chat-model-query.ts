import { getChatModel } from '@vida/contract/chat/chat-endpoints.ts';
import { apiQuery } from './api-query.ts';

/** Whether a language model answers beside the rules, where it is, and what this person decided about it. */
export const chatModelQuery = () => apiQuery(getChatModel);
