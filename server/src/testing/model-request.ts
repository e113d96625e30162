import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/** What of a request the model server looks at. */
export const requestSchema = z.looseObject({
  stream: z.boolean().optional(),
  messages: z.array(
    z.object({
      role: z.string(),
      content: z
        .string()
        .nullish()
        .transform((content) => content ?? ''),
      tool_calls: z.array(z.looseObject({ id: z.string() })).optional(),
      tool_call_id: z.string().optional(),
    }),
  ),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
  tool_choice: z.string().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
  max_tokens: z.number().optional(),
});

/** A request as the model server got it. */
export type RecordedRequest = z.infer<typeof requestSchema> & {
  readonly headers: IncomingMessage['headers'];
  readonly raw: string;
  /** `performance.now()` when all of it was there. */
  readonly receivedAt: number;
};
