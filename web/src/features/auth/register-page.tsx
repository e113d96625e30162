import { Link } from '@tanstack/react-router';
import { authMessages } from './auth-messages.ts';
import { EntryCard } from './entry-card.tsx';
import { RegisterForm } from './register-form.tsx';

const messages = authMessages.register;

/** Create an account. */
export const RegisterPage = () => (
  <EntryCard
    title={messages.title}
    subtitle={messages.subtitle}
    footer={
      <>
        {messages.hasAccount} <Link to="/login">{messages.login}</Link>
      </>
    }
  >
    <RegisterForm />
  </EntryCard>
);
