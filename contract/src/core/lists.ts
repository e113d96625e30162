import { z } from 'zod';

/** `?limit=&cursor=` of every list; the next cursor travels in the `X-Next-Cursor` header. */
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

/** A whole number in a query string (callers may pass a number). Zod's own coercion reads '' as 0: refused here. */
export const queryInteger = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max));
