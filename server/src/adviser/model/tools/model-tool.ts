import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { z } from 'zod';
import type { OwnData } from '../../conversation.ts';
import type { Warning } from '../../warnings/warnings-for.ts';
import type { ToolSpec } from '../model-question.ts';

/** Whose data the tools read. They close over it: no parameter of any tool names a person. */
export interface ToolAsker {
  readonly data: OwnData;
  readonly profile: HealthProfile;
  readonly glucoseUnit: GlucoseUnit;
  readonly timeZone: string;
  /** `yyyy-MM-dd` of the person. */
  readonly today: string;
  /** An eating disorder may threaten: no figure of weight or of energy is told. */
  readonly hasEatingRisk: boolean;
}

/** What a tool found out. */
export interface ToolAnswer {
  /** For the model: figures as the app writes them, in the person's unit. Becomes JSON. */
  readonly told: object;
  /** What the profile warns of and the model's text must not offer. */
  readonly warnings?: readonly Warning[];
}

/** A tool that a model may call. */
export interface ModelTool extends ToolSpec {
  /** Throws `ToolInputError` for what was asked wrongly. */
  readonly run: (input: unknown) => Promise<ToolAnswer>;
}

/** What is wrong with an input, in Portuguese for the model. */
export class ToolInputError extends Error {}

/** A tool whose input was checked before it runs. */
export const createTool = <Input>(
  spec: Pick<ToolSpec, 'name' | 'description'> & { readonly input: z.ZodType<Input> },
  run: (input: Input) => Promise<ToolAnswer>,
): ModelTool => ({ ...spec, run: async (input) => run(readInput(spec.input, input)) });

/** `null` is how many models leave out what they do not want to say. */
const withoutNulls = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const said = Object.entries(input).filter(([, value]) => value !== null);
  return Object.fromEntries(said.map(([key, value]) => [key, withoutNulls(value)]));
};

const MOST_NAMED = 200;

const sayIssue = (issue: z.core.$ZodIssue): string => {
  const place = issue.path.join('.') || 'entrada';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `parâmetros que não existem: ${issue.keys.join(', ').slice(0, MOST_NAMED)}`;
    case 'invalid_value':
      return `${place}: use um destes: ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `${place}: falta, ou não é ${issue.expected}`;
    case 'custom':
      return `${place}: ${issue.message}`;
    default:
      return `${place}: fora dos limites`;
  }
};

const readInput = <Input>(schema: z.ZodType<Input>, input: unknown): Input => {
  const read = schema.safeParse(withoutNulls(input));
  if (read.success) return read.data;
  throw new ToolInputError(read.error.issues.map(sayIssue).join('; '));
};
