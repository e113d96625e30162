import { Link, useSearch } from '@tanstack/react-router';
import type { SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { useState } from 'react';
import { safeReturnPath } from '../../lib/session-guard.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { authMessages } from './auth-messages.ts';
import { enter, showEntryFailure } from './enter.ts';
import { EntryCard } from './entry-card.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondStep } from './second-step.tsx';

const messages = authMessages.login;

const noticeOf = ({ returnTo, senha }: { returnTo: string | undefined; senha: 'nova' | undefined }) => {
  if (senha) return <Notice tone="success">{messages.passwordSet}</Notice>;
  return returnTo && <Notice tone="info">{messages.returning}</Notice>;
};

/** Sign in; comes back to where a session ended. */
export const LoginPage = () => {
  const { returnTo, senha } = useSearch({ strict: false });
  const [step, setStep] = useState<SignInStep | null>(null);
  const returnPath = safeReturnPath(returnTo, '/dashboard');
  if (step)
    return (
      <EntryCard title={authMessages.secondStep.title} subtitle={authMessages.secondStep.subtitle}>
        <SecondStep
          step={step}
          submitLabel={messages.submit}
          onDone={(signedIn) => enter(signedIn, returnPath, messages.done)}
          onEnded={(error) => {
            setStep(null);
            showEntryFailure(error, messages.failed, authMessages.secondStep.ended);
          }}
          aside={
            <Button variant="quiet" onClick={() => setStep(null)}>
              {authMessages.secondStep.back}
            </Button>
          }
        />
      </EntryCard>
    );
  return (
    <EntryCard
      title={messages.title}
      subtitle={messages.subtitle}
      notice={noticeOf({ returnTo, senha })}
      footer={
        <>
          {messages.noAccount} <Link to="/register">{messages.register}</Link>
        </>
      }
    >
      <LoginForm returnPath={returnPath} onSecondStep={setStep} />
      <p className="mt-2 -mb-2">
        <LinkButton variant="link">
          <Link to="/forgot-password">{messages.forgot}</Link>
        </LinkButton>
      </p>
    </EntryCard>
  );
};
