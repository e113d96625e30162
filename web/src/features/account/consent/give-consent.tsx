import type { ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { giveConsent } from '@vida/contract/account/consent-endpoints.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { consentMessages } from '../../../lib/consent-messages.ts';
import { tellFailure, tellSuccess } from '../../../lib/tell.ts';
import { useRefreshConsents } from '../account-queries.ts';
import { consentRecordMessages as messages } from './consent-record-messages.ts';

/** The words that are agreed to. */
export const ConsentText = ({ purpose }: { purpose: ConsentPurpose }) => (
  <div className="grid max-w-[65ch] gap-3">
    {consentMessages[purpose].map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

/** Gives the consent to a purpose, and says what became of it. */
export const useGiveConsent = (purpose: ConsentPurpose) => {
  const { mutate, isPending } = useApiMutation(giveConsent, { onSuccess: useRefreshConsents() });
  const told = {
    onSuccess: () => tellSuccess(messages.given),
    onError: (error: Error) => tellFailure(error, messages.giveFailed),
  };
  return { give: () => mutate({ body: { purpose } }, told), isGiving: isPending };
};
