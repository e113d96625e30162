import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@vida/contract/account/account-endpoints.ts';
import { giveConsent, revokeConsent } from '@vida/contract/account/consent-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { chatModelQuery } from '../../lib/chat-model-query.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { consentsQuery } from './consents-query.ts';

/** Where the person is signed in, the last used first. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['/api/account/sessions'],
    queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
  });

const useRefreshSessions = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
};

/** Also refreshes after a failure: the session may have ended elsewhere. */
export const useEndSession = () => useApiMutation(endSession, { onSettled: useRefreshSessions() });
export const useEndOtherSessions = () => useApiMutation(endOtherSessions, { onSettled: useRefreshSessions() });

/** What a model may do rests on them. */
const useRefreshConsents = () => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: chatModelQuery().queryKey });
    return queryClient.invalidateQueries({ queryKey: consentsQuery().queryKey });
  };
};

export const useGiveConsent = () => useApiMutation(giveConsent, { onSuccess: useRefreshConsents() });
export const useRevokeConsent = () => useApiMutation(revokeConsent, { onSuccess: useRefreshConsents() });
