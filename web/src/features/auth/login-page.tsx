import { Link, useSearch } from '@tanstack/react-router';
import { safeReturnPath } from '../../lib/session-guard.ts';
import { Fold } from '../../ui/fold.tsx';
import { Notice } from '../../ui/notice.tsx';
import { authMessages } from './auth-messages.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { LoginForm } from './login-form.tsx';

const messages = authMessages.login;

/** Sign in; comes back to where a session ended. */
export const LoginPage = () => {
  const { returnTo } = useSearch({ strict: false });
  return (
    <EntrySheet
      title={messages.title}
      subtitle={messages.subtitle}
      notice={returnTo && <Notice tone="info">{messages.returning}</Notice>}
      footer={
        <>
          {messages.noAccount} <Link to="/register">{messages.register}</Link>
        </>
      }
    >
      <LoginForm returnPath={safeReturnPath(returnTo, '/dashboard')} />
      <Fold title={messages.forgot} className="mt-2 -mb-2">
        <p>{messages.forgotText}</p>
        <p className="mt-2 text-sm text-muted-foreground">
          {messages.forgotKeeper} <code className="text-foreground">{messages.forgotCommand}</code>
        </p>
      </Fold>
    </EntrySheet>
  );
};
