import type { z } from 'zod';

/** The answer inside what models put around it: a code fence, a sentence before or after. Undefined where there is none. */
export const readJson = <T>(text: string, schema: z.ZodType<T>): T | undefined => {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return schema.safeParse(JSON.parse(text.slice(from, to + 1))).data;
  } catch {
    return undefined;
  }
};
