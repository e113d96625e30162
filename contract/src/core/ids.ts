import { z } from 'zod';

/** Ids are UUIDv7, made by the server. */
export const idSchema = z.uuid();

export const idParamsSchema = z.strictObject({ id: idSchema });
