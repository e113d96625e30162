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
  autoComplete,
  ...form
}: PasswordFieldProps<Values, Out>) => {
  const { field, value, text } = useFormField(form);
  const [shown, setShown] = useState(false);
  return (
    <Field {...text}>
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
