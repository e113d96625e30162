import type { FieldError } from '@vida/contract/core/error-body.ts';
import { describeIssue } from '@vida/contract/core/validation-messages.ts';
import type { z } from 'zod';
import { invalid } from './errors.ts';

/** Portuguese label of a field, by its name on the wire; collected from the features in app.ts. */
export type FieldLabels = Readonly<Record<string, string>>;

const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** 'Item 3, Valor' for `[2, 'value']`: list positions as people count. */
const labelOf = (path: readonly PropertyKey[], labels: FieldLabels): string =>
  path
    .map((key) => (typeof key === 'number' ? `Item ${key + 1}` : (labels[String(key)] ?? `"${String(key)}"`)))
    .join(', ');

const fieldError = (path: readonly PropertyKey[], text: string, labels: FieldLabels): FieldError => ({
  field: fieldName(path),
  message: path.length === 0 ? `O pedido ${text}.` : `${labelOf(path, labels)} ${text}.`,
});

/** Of a union's branches the one that was meant: the first that fits the value's outer shape (list or object). */
const issuesOfMeantBranch = (issue: z.core.$ZodIssueInvalidUnion): readonly z.core.$ZodIssue[] =>
  issue.errors.find((branch) => branch.some(({ path }) => path.length > 0) || branch.length > 1) ??
  issue.errors[0] ??
  [];

const describe = (issue: z.core.$ZodIssue, labels: FieldLabels): FieldError[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => fieldError([...issue.path, key], describeIssue(issue), labels));
  if (issue.code === 'invalid_union')
    return issuesOfMeantBranch(issue).flatMap((inner) =>
      describe({ ...inner, path: [...issue.path, ...inner.path] }, labels),
    );
  return [fieldError(issue.path, describeIssue(issue), labels)];
};

/** At most this many details in one answer: a list of 1000 bad readings needs no 1000 sentences. */
const MAX_DETAILS = 50;

/** The parsed value, or a 400 that names each refused field by its label. */
export const parseOrRefuse = <S extends z.ZodType>(schema: S, value: unknown, labels: FieldLabels): z.output<S> => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.flatMap((issue) => describe(issue, labels)).slice(0, MAX_DETAILS));
};
