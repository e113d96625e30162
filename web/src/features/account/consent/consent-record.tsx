import type { Consent, ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { currentConsent } from '@vida/contract/account/consent-rules.ts';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatGiven } from './consent-history.tsx';
import { consentRecordMessages } from './consent-record-messages.ts';
import { ConsentText } from './consent-text.tsx';
import { useDecideConsent } from './use-decide-consent.ts';

interface ConsentRecordProps {
  purpose: ConsentPurpose;
  consents: readonly Consent[];
}

/** What stands now for a purpose, its words, and the way to change one's mind. */
export const ConsentRecord = ({ purpose, consents }: ConsentRecordProps) => {
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { give, isGiving, revoke, isRevoking } = useDecideConsent(purpose);
  const current = currentConsent(consents, purpose);
  const messages = { ...consentRecordMessages, ...consentRecordMessages.of[purpose] };
  return (
    <>
      <p className="max-w-[65ch]">
        {current ? messages.stands(formatGiven(current.givenAt, timeZone)) : messages.missing}
      </p>
      <Disclosure title={messages.text} className="mt-2">
        <ConsentText purpose={purpose} />
      </Disclosure>
      {current ? (
        <Button variant="outline" className="mt-1" onClick={() => setAsking(true)}>
          {messages.revoke}
        </Button>
      ) : (
        <Button className="mt-1" pending={isGiving} pendingLabel={messages.giving} onClick={give}>
          {messages.give}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={messages.revokeTitle}
          description={messages.revokeText}
          confirmLabel={messages.revoke}
          pending={isRevoking}
          onConfirm={() => revoke(() => setAsking(false))}
          onOpenChange={() => setAsking(false)}
        />
      )}
    </>
  );
};
