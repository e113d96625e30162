import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { AccountDetailsForm } from './account-details-form.tsx';
import { accountMessages } from './account-messages.ts';
import { PasswordForm } from './password-form.tsx';

/** The person's own account: data, preferences, password, the way out. */
export const AccountPage = ({ onSignOut }: { onSignOut: () => void }) => (
  <div className="page-grid">
    <PageHeader title={accountMessages.title} subtitle={accountMessages.subtitle} />
    <div className="page-columns">
      <Sheet title={accountMessages.details.title}>
        <AccountDetailsForm />
      </Sheet>
      <div className="grid min-w-0 gap-3.5 md:gap-6">
        <Sheet compact title={accountMessages.password.title} subtitle={accountMessages.password.subtitle}>
          <PasswordForm />
        </Sheet>
        <Sheet compact title={accountMessages.leave.title} subtitle={accountMessages.leave.text}>
          <Button variant="outline" icon={LogOut} onClick={onSignOut}>
            {accountMessages.leave.action}
          </Button>
        </Sheet>
      </div>
    </div>
  </div>
);
