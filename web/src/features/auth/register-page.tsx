import { Link } from '@tanstack/react-router';
import { authMessages } from './auth-messages.ts';
import { EntrySheet } from './entry-sheet.tsx';
import { RegisterForm } from './register-form.tsx';

const messages = authMessages.register;

/** Create an account. */
export const RegisterPage = () => (
  <EntrySheet
    title={messages.title}
    subtitle={messages.subtitle}
    footer={
      <>
        {messages.hasAccount} <Link to="/login">{messages.login}</Link>
      </>
    }
  >
    <RegisterForm />
  </EntrySheet>
);
