import type { ConsentPurpose } from '@vida/contract/account/account-schemas.ts';
import { consentMessages } from '../../../lib/consent-messages.ts';

/** The words that are agreed to. */
export const ConsentText = ({ purpose }: { purpose: ConsentPurpose }) => (
  <div className="grid max-w-[65ch] gap-3">
    {consentMessages[purpose].map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
