import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { accountMessages } from './account-messages.ts';
import { PasswordForm } from './password-form.tsx';

const messages = accountMessages.forced;

/** All that somebody with a one-time password sees until it is changed. */
export const ForcedPasswordPage = ({ onSignOut }: { onSignOut: () => void }) => (
  <div className="mx-auto grid w-full max-w-120 gap-4 md:gap-6">
    <PageHeader title={messages.title} subtitle={messages.subtitle} />
    <div className="rounded-lg bg-card px-4 py-5 md:p-6">
      <PasswordForm />
    </div>
    <Button variant="quiet" icon={LogOut} className="justify-self-center" onClick={onSignOut}>
      {accountMessages.leave.action}
    </Button>
  </div>
);
