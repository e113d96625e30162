import { useQueryClient } from '@tanstack/react-query';
import { giveConsent, listConsents, refuseConsent } from '@vida/contract/account/consent-endpoints.ts';
import { chatModelQuery } from '../../../lib/chat-model-query.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { modelConsentMessages as messages } from './model-consent-messages.ts';

const input = { body: { purpose: 'language_model' } } as const;

/** Yes or no to a language model outside; the account's record is read again too. */
export const useDecideModel = () => {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [listConsents.path] });
      return queryClient.invalidateQueries({ queryKey: chatModelQuery().queryKey });
    },
    onError: (error: Error) => tellFailure(error, messages.failed),
  };
  const give = useApiMutation(giveConsent, options);
  const refuse = useApiMutation(refuseConsent, options);
  return {
    allow: () => give.mutate(input),
    refuse: () => refuse.mutate(input),
    isAllowing: give.isPending,
    isRefusing: refuse.isPending,
  };
};
