import { z } from 'zod';
import { instantSchema } from '../core/time-schemas.ts';

/** What an adviser was asked for. */
export const ADVICE_TASKS = ['chat', 'tips', 'meals', 'exercises'] as const;
export type AdviceTask = (typeof ADVICE_TASKS)[number];

/** What came of a question to an adviser. */
export const ADVICE_OUTCOMES = [
  'rules',
  'model',
  /** The model failed (time, connection, nonsense): rules answered. */
  'model_failed',
  /** The guardrails refused what the model said: rules answered, or it was asked once more. */
  'guardrail',
  'emergency_medical',
  'emergency_emotional',
] as const;
export type AdviceOutcome = (typeof ADVICE_OUTCOMES)[number];

/** What is counted of the tools that a model may call (server/src/adviser/model/tools). */
export const TOOL_COUNTS = [
  /** Questions in which at least one was called. */
  'questions',
  'calls',
  /** Calls that gave nothing: unknown tool, refused input, an error. */
  'failed',
  'timed_out',
] as const;
export type ToolCount = (typeof TOOL_COUNTS)[number];

/** Numbers about the adviser, without anybody's text. */
export const adviserHealthSchema = z.object({
  model: z.object({
    isConfigured: z.boolean(),
    name: z.string().nullable(),
    host: z.string().nullable(),
    reach: z.enum(['none', 'private', 'public']),
    /** Asked at this moment; null without a model. */
    isReachable: z.boolean().nullable(),
    /** Milliseconds until it answered; null when it did not. */
    answeredInMs: z.number().int().nullable(),
    /** After several failures it is left alone until then. */
    pausedUntil: instantSchema.nullable(),
    lastFailure: z.object({ at: instantSchema, kind: z.string() }).nullable(),
    /** Whether it takes tools, as far as it showed since Vida was started. */
    tools: z.enum(['unknown', 'taken', 'refused']),
  }),
  /** Counted since the start of each calendar day in UTC, the last 30. */
  days: z.array(
    z.object({
      day: z.string(),
      task: z.enum(ADVICE_TASKS),
      outcome: z.enum(ADVICE_OUTCOMES),
      count: z.number().int(),
    }),
  ),
  /** How often the tools were used, likewise. */
  tools: z.array(z.object({ day: z.string(), outcome: z.enum(TOOL_COUNTS), count: z.number().int() })),
});
export type AdviserHealth = z.infer<typeof adviserHealthSchema>;
