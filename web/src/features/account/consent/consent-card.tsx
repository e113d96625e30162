import { useQuery } from '@tanstack/react-query';
import type { Consent, ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { currentConsent } from '@vida/contract/account/consent-rules.ts';
import { useState } from 'react';
import { chatModelQuery } from '../../../lib/chat-model-query.ts';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { formatDayAndTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { tellSuccess } from '../../../lib/tell.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LabelledValue } from '../../../ui/stat.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { useRevokeConsent } from '../account-queries.ts';
import { consentsQuery } from '../consents-query.ts';
import { consentRecordMessages } from './consent-record-messages.ts';
import { ConsentText, useGiveConsent } from './give-consent.tsx';

const { columns, purposes } = consentRecordMessages;

interface ConsentsProps {
  consents: readonly Consent[];
}

/** What stands now for a purpose, its words, and the way to change one's mind. */
const ConsentRecord = ({ purpose, consents }: ConsentsProps & { purpose: ConsentPurpose }) => {
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { give, isGiving } = useGiveConsent(purpose);
  const revoke = useRevokeConsent();
  const current = currentConsent(consents, purpose);
  const messages = { ...consentRecordMessages, ...consentRecordMessages.of[purpose] };
  return (
    <>
      <p className="max-w-[65ch]">
        {current ? messages.stands(formatDayAndTime(current.givenAt, timeZone)) : messages.missing}
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
        <ConfirmWrite
          danger
          title={messages.revokeTitle}
          description={messages.revokeText}
          confirmLabel={messages.revoke}
          failed={messages.revokeFailed}
          send={() => revoke.mutateAsync({ body: { purpose } })}
          onSent={() => tellSuccess(messages.revoked)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Every consent that was given: to what, to which text, when, and when it was taken back. */
const ConsentHistory = ({ consents }: ConsentsProps) => {
  const { timeZone } = useUser();
  return (
    <ul>
      {consents.map(({ id, purpose, textVersion, givenAt, revokedAt }) => (
        <li key={id} className="border-b border-border py-3 last:border-b-0">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
            <LabelledValue label={columns.purpose} value={purposes[purpose]} />
            <LabelledValue label={columns.version} value={textVersion} />
            <LabelledValue label={columns.given} value={formatDayAndTime(givenAt, timeZone)} />
            <LabelledValue
              label={columns.revoked}
              value={revokedAt ? formatDayAndTime(revokedAt, timeZone) : consentRecordMessages.standing}
            />
          </dl>
        </li>
      ))}
    </ul>
  );
};

/** What the person agreed to, purpose by purpose; the language model only where one outside could answer. */
export const ConsentCard = () => {
  const query = useQuery(consentsQuery());
  const { data: model } = useQuery(chatModelQuery());
  return (
    <Card id="consentimento" title={consentRecordMessages.title} busy={query.isPending}>
      <QueryView query={query} words={consentRecordMessages} bars={['mb-3 h-4 w-full', 'h-4 w-3/5']}>
        {(consents) => (
          <>
            <ConsentRecord purpose="health_data" consents={consents} />
            {/* A permission that stands can be taken back even where the model is gone. */}
            {(model?.reach === 'public' || currentConsent(consents, 'language_model') !== null) && (
              <div className="mt-5 border-t border-border pt-4">
                <h3>{purposes.language_model}</h3>
                <ConsentRecord purpose="language_model" consents={consents} />
              </div>
            )}
            {consents.length > 0 && (
              <Disclosure title={consentRecordMessages.history} className="mt-2">
                <ConsentHistory consents={consents} />
              </Disclosure>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
};
