import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconButton } from '../icon-button.tsx';
import { uiMessages } from '../ui-messages.ts';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import { type FormFieldProps, toText, useFormField } from './form-field.ts';

interface PasswordFieldProps<Values extends FieldValues, Out> extends FormFieldProps<Values, Out> {
  /** So that a password manager fills or saves it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown. */
export const PasswordField = <Values extends FieldValues, Out = Values>({
  control,
  name,
  label,
  hint,
  className,
  disabled,
  autoComplete,
}: PasswordFieldProps<Values, Out>) => {
  const { field, value, error } = useFormField({ control, name });
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} {...(className && { className })}>
      {(aria) => (
        <div className="relative">
          <input
            {...aria}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={toText(value)}
            disabled={disabled}
            className={controlClass({ className: 'pr-13' })}
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? uiMessages.hidePassword : uiMessages.showPassword}
            aria-controls={aria.id}
            className="absolute top-0.5 right-0.5"
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
};
