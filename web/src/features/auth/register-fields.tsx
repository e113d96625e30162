import type { Control } from 'react-hook-form';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { authMessages } from './auth-messages.ts';
import type { RegisterForm } from './register-schema.ts';

const messages = authMessages.register;

/** The six fields of the registration. */
export const RegisterFields = ({ control }: { control: Control<RegisterForm, unknown, RegisterForm> }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField control={control} name="firstName" label={messages.firstName} autoComplete="given-name" />
      <TextField control={control} name="lastName" label={messages.lastName} autoComplete="family-name" />
    </div>
    <TextField
      control={control}
      name="username"
      label={messages.username}
      hint={messages.usernameHint}
      autoComplete="username"
      autoCapitalize="none"
    />
    <TextField
      control={control}
      name="email"
      type="email"
      label={authMessages.email}
      autoComplete="email"
      autoCapitalize="none"
    />
    <PasswordField
      control={control}
      name="password"
      label={authMessages.password}
      hint={messages.passwordHint}
      autoComplete="new-password"
    />
    <PasswordField
      control={control}
      name="confirmPassword"
      label={messages.confirmPassword}
      autoComplete="new-password"
    />
  </>
);
