import { recoveryCodeSchema, totpCodeSchema } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { type ReactNode, useEffect } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { describeFailure } from '../api-errors.ts';
import { useApiForm } from '../use-api-form.ts';
import { secondFactorMessages as messages } from './second-factor-messages.ts';

const kinds = {
  totp: {
    schema: z.strictObject({ code: totpCodeSchema }),
    label: messages.code,
    hint: messages.codeHint,
    inputMode: 'numeric',
  },
  recovery_code: {
    schema: z.strictObject({ code: recoveryCodeSchema }),
    label: messages.recoveryCode,
    hint: messages.recoveryCodeHint,
    inputMode: 'text',
  },
} as const;

interface CodeFormProps {
  kind: keyof typeof kinds;
  submitLabel?: string;
  pending: boolean;
  /** Of the last try. */
  error: Error | null;
  onCode: (code: string) => void;
  /** Something stands above it that is to be seen first: no keyboard over it. */
  waits?: boolean;
  /** Buttons beside the main one. */
  aside?: ReactNode;
}

/**
 * One code: of the app, which password managers fill in, or from the paper. What was refused is said under the field.
 */
export const CodeForm = ({ kind, submitLabel, pending, error, onCode, waits = false, aside }: CodeFormProps) => {
  const { schema, label, hint, inputMode } = kinds[kind];
  const form = useApiForm(schema, { defaultValues: { code: '' } });
  const { setError, setFocus } = form;
  useEffect(() => {
    if (!waits) setFocus('code');
  }, [setFocus, waits]);
  useEffect(() => {
    if (!error) return;
    const message = describeFailure(error, messages.failed);
    setError('code', { type: 'server', message }, { shouldFocus: true });
  }, [error, setError]);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit(({ code }) => {
        if (!pending) onCode(code);
      })}
    >
      <TextField
        control={form.control}
        name="code"
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={pending} pendingLabel={messages.confirming}>
          {submitLabel ?? messages.confirm}
        </Button>
        {aside}
      </div>
    </form>
  );
};
