import type { ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { accountMessages } from '../account-messages.ts';
import { useGiveConsent, useRevokeConsent } from '../account-queries.ts';
import { consentRecordMessages as messages } from './consent-record-messages.ts';

/** Gives and takes back the consent to a purpose, and says what became of it. */
export const useDecideConsent = (purpose: ConsentPurpose) => {
  const give = useGiveConsent();
  const revoke = useRevokeConsent();
  const body = { purpose };
  const tell = (description: string) => toast({ title: accountMessages.success, description });
  return {
    isGiving: give.isPending,
    isRevoking: revoke.isPending,
    give: (): void =>
      give.mutate(
        { body },
        {
          onSuccess: () => tell(messages.given),
          onError: (error) => tellFailure(error, messages.giveFailed),
        },
      ),
    revoke: (onSettled: () => void): void =>
      revoke.mutate(
        { body },
        {
          onSuccess: () => tell(messages.revoked),
          onError: (error) => tellFailure(error, messages.revokeFailed),
          onSettled,
        },
      ),
  };
};
