import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { EntranceShell } from './entrance-shell.tsx';

/** What is said about privacy, for those who are not signed in. */
export const PrivacyVisitorScreen = () => (
  <EntranceShell wide>
    <PrivacyPage />
  </EntranceShell>
);
