import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountDetailsForm } from './account-details-form.tsx';
import { accountMessages as messages } from './account-messages.ts';
import { ConsentCard } from './consent/consent-card.tsx';
import { DeleteAccount } from './deletion/delete-account.tsx';
import { deletionMessages } from './deletion/deletion-messages.ts';
import { EmailCard } from './email/email-card.tsx';
import { DownloadData } from './export/download-data.tsx';
import { exportMessages } from './export/export-messages.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';

interface AccountPageProps {
  /** The card of the second factor. */
  secondFactor: ReactNode;
  onSignOut: () => void;
  onDeleted: () => void;
}

/** The person's own account: data, preferences, password, sessions, consent, and the ways out. */
export const AccountPage = ({ secondFactor, onSignOut, onDeleted }: AccountPageProps) => (
  <div className="page-grid">
    <PageHeader title={messages.title} subtitle={messages.subtitle} />
    <div className="page-columns">
      <div className="grid min-w-0 gap-3.5 md:gap-6">
        <Card id="dados" title={messages.details.title}>
          <AccountDetailsForm />
        </Card>
        {secondFactor}
        <SessionsCard />
        <ConsentCard />
      </div>
      <div className="grid min-w-0 gap-3.5 md:gap-6">
        <Card compact id="senha" title={messages.password.title} subtitle={messages.password.subtitle}>
          <PasswordForm />
        </Card>
        <EmailCard />
        <Card compact id="baixar" title={exportMessages.title} subtitle={exportMessages.text}>
          <DownloadData />
        </Card>
        <Card compact title={messages.privacy.title} subtitle={messages.privacy.text}>
          <LinkButton variant="ghost" className="-ml-3">
            <Link to="/privacidade">{messages.privacy.action}</Link>
          </LinkButton>
          <LinkButton variant="ghost" className="-ml-3">
            <Link to="/privacidade" hash="contato">
              {messages.privacy.contact}
            </Link>
          </LinkButton>
        </Card>
        <Card compact title={messages.leave.title} subtitle={messages.leave.text}>
          <Button variant="outline" icon={LogOut} onClick={onSignOut}>
            {messages.leave.action}
          </Button>
        </Card>
        <Card compact id="excluir" title={deletionMessages.title} subtitle={deletionMessages.text}>
          <DeleteAccount onDeleted={onDeleted} />
        </Card>
      </div>
    </div>
  </div>
);
