import { endOtherSessions, endSession, listSessions } from '@vida/contract/account/account-endpoints.ts';
import { revokeConsent } from '@vida/contract/account/consent-endpoints.ts';
import { apiQuery, useApiMutation, useInvalidate } from '../../lib/api-query.ts';
import { chatModelQuery } from '../../lib/chat-model-query.ts';
import { consentsQuery } from './consents-query.ts';

/** Where the person is signed in, the last used first. */
export const sessionsQuery = () => apiQuery(listSessions);

export const useRefreshSessions = () => useInvalidate(sessionsQuery().queryKey);

/** Also refreshes after a failure: the session may have ended elsewhere. */
export const useEndSession = () => useApiMutation(endSession, { onSettled: useRefreshSessions() });
export const useEndOtherSessions = () => useApiMutation(endOtherSessions, { onSettled: useRefreshSessions() });

/** What a model may do rests on them. */
export const useRefreshConsents = () => useInvalidate(chatModelQuery().queryKey, consentsQuery().queryKey);

export const useRevokeConsent = () => useApiMutation(revokeConsent, { onSuccess: useRefreshConsents() });
