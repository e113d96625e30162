import { PrivacyPage } from '../features/privacy/privacy-page.tsx';
import { EntranceShell } from './entrance-shell.tsx';

export const PrivacyVisitorScreen = () => (
  <EntranceShell wide>
    <PrivacyPage />
  </EntranceShell>
);
