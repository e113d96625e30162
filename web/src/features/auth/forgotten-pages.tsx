import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { browserHistory } from '../../lib/browser-history.ts';
import { readSendsMail } from '../../lib/sends-mail.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { takeFocus } from '../../ui/use-focus.ts';
import { EntryCard } from './entry-card.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { forgottenMessages } from './forgotten-messages.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const { ask, noMail, reset, ...messages } = forgottenMessages;

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

/** What stands behind the '#', which no server and no log ever gets to see. */
const readToken = (): string => browserHistory().location.hash.slice(1);

const LinkEnded = () => (
  <div ref={takeFocus} tabIndex={-1} className="grid gap-4 outline-none">
    <Notice tone="warning" title={reset.endedTitle} live>
      {reset.ended}
    </Notice>
    <LinkButton block size="lg">
      <Link to="/forgot-password">{reset.another}</Link>
    </LinkButton>
  </div>
);

/** Where the link of the mail leads: another password, and then the login. */
export const ResetPasswordPage = () => {
  const [token] = useState(readToken);
  const [hasEnded, setHasEnded] = useState(!/^[\w-]{43}$/.test(token));
  return (
    <EntryCard title={reset.title} subtitle={hasEnded ? reset.endedSubtitle : reset.subtitle}>
      {hasEnded ? <LinkEnded /> : <ResetPasswordForm token={token} onEnded={() => setHasEnded(true)} />}
    </EntryCard>
  );
};
