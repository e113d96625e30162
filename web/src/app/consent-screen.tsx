import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { ConsentText, useGiveConsent } from '../features/account/consent/give-consent.tsx';
import { DeleteAccount } from '../features/account/deletion/delete-account.tsx';
import { DownloadData } from '../features/account/export/download-data.tsx';
import { signOut } from '../features/auth/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { leaveDeletedAccount } from './account-deleted.ts';
import { consentScreenMessages as messages } from './consent-messages.ts';
import { focusHeading } from './focus-heading.ts';

/** In place of a page while the consent to health data is missing: what it is about, yes, and the ways out. */
export const ConsentScreen = () => {
  const { give, isGiving } = useGiveConsent('health_data');
  useEffect(() => {
    focusHeading();
    // And to the page that takes this place.
    return focusHeading;
  }, []);
  return (
    <div className="page-grid">
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      <Card title={messages.textTitle}>
        <ConsentText purpose="health_data" />
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button size="lg" pending={isGiving} pendingLabel={messages.agreeing} onClick={give}>
            {messages.agree}
          </Button>
          <LinkButton variant="ghost">
            <Link to="/privacidade">{messages.privacy}</Link>
          </LinkButton>
        </div>
      </Card>
      <Card title={messages.otherTitle} subtitle={messages.otherText}>
        <div className="grid gap-4">
          <DownloadData />
          <div className="flex flex-wrap gap-2">
            <DeleteAccount onDeleted={leaveDeletedAccount} />
            <Button variant="outline" icon={LogOut} onClick={signOut}>
              {messages.signOut}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
};
