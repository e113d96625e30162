import { Notice } from '../../ui/notice.tsx';
import { landingMessages } from './landing-messages.ts';
import { column } from './section-class.ts';

/** The last word to somebody whose account is gone. */
export const AccountDeletedNotice = () => (
  <div className={`${column} pt-3`}>
    <Notice tone="success" live>
      {landingMessages.accountDeletedNotice}
    </Notice>
  </div>
);
