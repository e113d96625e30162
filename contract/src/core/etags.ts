import { z } from 'zod';

/** The field that a stored thing carries in replies, and that a write sends back of what it saw. */
export const ETAG_FIELD = 'etag';

/** 409: the thing was saved elsewhere since it was read; the error's `current` is how it stands now. */
export const STALE_CODE = 'stale';
/** 428: a page that knows nothing of etags, because it was loaded before they were there. */
export const ETAG_REQUIRED_CODE = 'etag_required';

const replaceable = z.registry<{ readonly fields: readonly string[] }>();

/**
 * A stored thing as it is answered, with its etag: opaque text, the same as long as what a write of `body` would
 * replace is the same. The server fills it in (server/src/http/etags.ts); a handler leaves it out.
 */
export const withEtag = <S extends z.ZodRawShape>(schema: z.ZodObject<S>, body: z.ZodObject) => {
  const tagged = schema.extend({ etag: z.string().default('') });
  replaceable.add(tagged, { fields: Object.keys(body.shape).filter((field) => field in schema.shape) });
  return tagged;
};

/** The fields that the etag of such a thing stands for; undefined for a schema without one. */
export const etagFieldsOf = (schema: z.ZodType): readonly string[] | undefined => replaceable.get(schema)?.fields;
