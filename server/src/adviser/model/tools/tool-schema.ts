import { z } from 'zod';

/** A schema as a model gets it, as an object and as text. */
export interface ToolSchema {
  readonly json: z.core.JSONSchema.JSONSchema;
  readonly text: string;
}

const made = new WeakMap<z.ZodType, ToolSchema>();

/** The JSON Schema of an input, made once: every question carries those of all tools. */
export const schemaOf = (input: z.ZodType): ToolSchema => {
  const known = made.get(input);
  if (known) return known;
  const { $schema: _, ...json } = z.toJSONSchema(input, { target: 'draft-7', io: 'input' });
  const schema = { json, text: JSON.stringify(json) };
  made.set(input, schema);
  return schema;
};
