import { useUser } from '../../../lib/session.ts';
import { Card } from '../../../ui/card.tsx';
import { EmailForm } from './email-form.tsx';
import { emailMessages as messages } from './email-messages.ts';

/** The e-mail of the sign-in and its change; the administrator's is a setting of the installation. */
export const EmailCard = () => {
  const { isAdmin } = useUser();
  return (
    <Card compact id="email" title={messages.title} subtitle={isAdmin ? messages.administrator : messages.subtitle}>
      {!isAdmin && <EmailForm />}
    </Card>
  );
};
