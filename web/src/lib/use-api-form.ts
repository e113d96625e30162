import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssueAlone } from '@vida/contract/core/validation-messages.ts';
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from './api-errors.ts';

/** A form over a contract schema, with the contract's Portuguese under the fields. */
export const useApiForm = <Draft extends FieldValues, Typed extends FieldValues>(
  schema: z.ZodType<Typed, Draft>,
  options: Omit<UseFormProps<Draft, unknown, Typed>, 'resolver'>,
): UseFormReturn<Draft, unknown, Typed> =>
  useForm({ resolver: zodResolver(schema, { error: describeIssueAlone }), ...options });

/**
 * Puts the server's field errors onto the form's own fields and moves to the first. Returns whether every error of
 * the reply found its field; where not, the caller shows the message.
 */
export const showServerErrors = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
): boolean => {
  const details = error instanceof ApiError ? (error.body?.details ?? []) : [];
  const values = form.getValues();
  const placed = details.filter(({ field }) => field in values);
  placed.forEach(({ field, message }, index) => {
    form.setError(field as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return details.length > 0 && placed.length === details.length;
};
