import type { Consent } from '@vida/contract/account/account-schemas.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { formatDay, formatTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { LabelledValue } from '../../../ui/labelled-value.tsx';
import { consentRecordMessages as messages } from './consent-record-messages.ts';

const { columns } = messages;

/** '21/11/2026, 09:00' in the person's zone. */
export const formatGiven = (at: string, timeZone: string): string =>
  `${formatDay(dayOf(new Date(at), timeZone))}, ${formatTime(at, timeZone)}`;

/** Every consent that was given: to what, to which text, when, and when it was taken back. */
export const ConsentHistory = ({ consents }: { consents: readonly Consent[] }) => {
  const { timeZone } = useUser();
  return (
    <ul>
      {consents.map(({ id, purpose, textVersion, givenAt, revokedAt }) => (
        <li key={id} className="border-b border-border py-3 last:border-b-0">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
            <LabelledValue label={columns.purpose} value={messages.purposes[purpose]} />
            <LabelledValue label={columns.version} value={textVersion} />
            <LabelledValue label={columns.given} value={formatGiven(givenAt, timeZone)} />
            <LabelledValue
              label={columns.revoked}
              value={revokedAt ? formatGiven(revokedAt, timeZone) : messages.standing}
            />
          </dl>
        </li>
      ))}
    </ul>
  );
};
