import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema } from '../core/text.ts';
import { instantSchema } from '../core/time-schemas.ts';
import { MAX_PROMPT_LENGTH, PROMPT_SECTIONS } from './prompt-kinds.ts';
import { unknownVariablesOf } from './prompt-template-rules.ts';

export const promptSectionSchema = z.enum(PROMPT_SECTIONS);

const templateSchema = requiredTextSchema(MAX_PROMPT_LENGTH).superRefine((template, ctx) => {
  const names = unknownVariablesOf(template);
  if (names.length > 0) ctx.addIssue({ code: 'custom', params: { reason: 'unknown_variable', names } });
});

/** What the administrator writes; both texts may name variables. */
export const newPromptSchema = z.strictObject({
  section: promptSectionSchema,
  title: requiredTextSchema(200),
  systemPrompt: templateSchema,
  userPromptTemplate: templateSchema,
  isActive: z.boolean(),
});
export type NewPrompt = z.infer<typeof newPromptSchema>;

export const promptSchema = newPromptSchema
  .extend({
    id: idSchema,
    /** Of its newest text; counts from 1. */
    version: z.number().int(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  })
  .strip();
export type Prompt = z.infer<typeof promptSchema>;

/** A text of a prompt as it was saved. */
export const promptVersionSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  systemPrompt: z.string(),
  userPromptTemplate: z.string(),
  savedAt: instantSchema,
});
export type PromptVersion = z.infer<typeof promptVersionSchema>;

/** What a model would get, with a sample person. */
export const promptPreviewSchema = z.object({ system: z.string(), user: z.string() });
export type PromptPreview = z.infer<typeof promptPreviewSchema>;

export const previewedPromptSchema = newPromptSchema.pick({
  section: true,
  systemPrompt: true,
  userPromptTemplate: true,
});
