import { Link } from '@tanstack/react-router';
import { readSendsMail } from '../../lib/sends-mail.ts';
import { EntryCard } from './entry-card.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { forgottenMessages } from './forgotten-messages.ts';

const { ask, noMail, ...messages } = forgottenMessages;

/** What this installation can do without a mail server: somebody makes a one-time password. */
const WithoutMail = () => (
  <>
    <p>{noMail.text}</p>
    <p className="mt-4 text-sm text-muted-foreground">
      {noMail.keeper} <code className="text-foreground">{noMail.command}</code>
    </p>
  </>
);

/** Who forgot the password asks for a link, or learns who can help. */
export const ForgotPasswordPage = () => {
  const sendsMail = readSendsMail();
  return (
    <EntryCard
      title={ask.title}
      subtitle={sendsMail ? ask.subtitle : noMail.subtitle}
      footer={
        <>
          {messages.back} <Link to="/login">{messages.login}</Link>
        </>
      }
    >
      {sendsMail ? <ForgotPasswordForm /> : <WithoutMail />}
    </EntryCard>
  );
};
