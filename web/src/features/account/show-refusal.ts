import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { showServerErrors } from '../../lib/use-api-form.ts';

/**
 * Puts what the server refused under the fields it is about, a wrong password under `passwordField`, and moves there.
 * Returns whether everything found its place; where not, the caller shows the message.
 */
export const showRefusal = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  passwordField: FieldPath<In>,
): boolean => {
  if (!(error instanceof ApiError) || error.body?.code !== 'wrong_password') return showServerErrors(form, error);
  const message = describeFailure(error);
  form.setError(passwordField, { type: 'server', message }, { shouldFocus: true });
  return true;
};
