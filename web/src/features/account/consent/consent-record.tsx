import type { Consent } from '@vida/contract/account/account-schemas.ts';
import { standingConsent } from '@vida/contract/account/consent-rules.ts';
import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { ConsentHistory, formatGiven } from './consent-history.tsx';
import { consentRecordMessages as messages } from './consent-record-messages.ts';
import { ConsentText } from './consent-text.tsx';
import { useDecideConsent } from './use-decide-consent.ts';

/** What stands now, its words, the record, and the way to change one's mind. */
export const ConsentRecord = ({ consents }: { consents: readonly Consent[] }) => {
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { give, isGiving, revoke, isRevoking } = useDecideConsent();
  const standing = standingConsent(consents, 'health_data');
  return (
    <>
      <p className="max-w-[65ch]">
        {standing ? messages.stands(formatGiven(standing.givenAt, timeZone)) : messages.missing}
      </p>
      <Fold title={messages.text} className="mt-2">
        <ConsentText purpose="health_data" />
      </Fold>
      {consents.length > 0 && (
        <Fold title={messages.history}>
          <ConsentHistory consents={consents} />
        </Fold>
      )}
      {standing ? (
        <Button variant="outline" className="mt-3" onClick={() => setAsking(true)}>
          {messages.revoke}
        </Button>
      ) : (
        <Button className="mt-3" pending={isGiving} pendingLabel={messages.giving} onClick={give}>
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
