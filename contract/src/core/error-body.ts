import { z } from 'zod';

/** What is wrong with one field; `field` is its dotted path in the body or query. */
export const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

/** The body of every reply that is not a success. `message` is Portuguese and may be shown as it is. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  details: z.array(fieldErrorSchema).optional(),
  /** After a 409 of a stale write: the resource as it is now, in the shape that its GET answers. */
  current: z.unknown().optional(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
