import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { withEtag } from '../core/etags.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import {
  newPromptSchema,
  previewedPromptSchema,
  promptPreviewSchema,
  promptSchema,
  promptVersionSchema,
} from './prompt-schemas.ts';

/** A prompt with what a change of it has to send back. */
export const promptWithEtagSchema = withEtag(promptSchema, newPromptSchema);
export type PromptWithEtag = z.output<typeof promptWithEtagSchema>;

export const listPrompts = defineEndpoint({
  name: 'prompts.list',
  method: 'GET',
  path: '/api/admin/ai-prompts',
  summary: 'Every prompt (at most 200), the active one of a section first.',
  access: 'admin',
  reply: z.array(promptWithEtagSchema),
});

export const addPrompt = defineEndpoint({
  name: 'prompts.add',
  method: 'POST',
  path: '/api/admin/ai-prompts',
  summary: 'Write a prompt; an active one ends the section’s other.',
  access: 'admin',
  body: newPromptSchema,
  readBack: promptSchema,
  reply: promptWithEtagSchema,
  status: 201,
});

export const changePrompt = defineEndpoint({
  name: 'prompts.change',
  method: 'PUT',
  path: '/api/admin/ai-prompts/:id',
  summary: 'Replace a prompt; another text is a new version.',
  access: 'admin',
  params: idParamsSchema,
  body: newPromptSchema,
  readBack: promptSchema,
  guards: promptWithEtagSchema,
  reply: promptWithEtagSchema,
});

export const deletePrompt = defineEndpoint({
  name: 'prompts.delete',
  method: 'DELETE',
  path: '/api/admin/ai-prompts/:id',
  summary: 'Delete a prompt with its versions.',
  access: 'admin',
  params: idParamsSchema,
  reply: z.object({ id: idSchema }),
});

export const listPromptVersions = defineEndpoint({
  name: 'prompts.listVersions',
  method: 'GET',
  path: '/api/admin/ai-prompts/:id/versions',
  summary: 'The 50 newest texts of a prompt, newest first.',
  access: 'admin',
  params: idParamsSchema,
  reply: z.array(promptVersionSchema),
});

export const restorePromptVersion = defineEndpoint({
  name: 'prompts.restoreVersion',
  method: 'POST',
  path: '/api/admin/ai-prompts/:id/restore',
  summary: 'Make an earlier text the newest version.',
  access: 'admin',
  params: idParamsSchema,
  body: z.strictObject({ version: z.int32().min(1) }),
  reply: promptWithEtagSchema,
});

export const previewPrompt = defineEndpoint({
  name: 'prompts.preview',
  method: 'POST',
  path: '/api/admin/ai-prompts/preview',
  summary: 'What a model would get, with a sample person.',
  access: 'admin',
  body: previewedPromptSchema,
  reply: promptPreviewSchema,
});
