import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { ETAG_FIELD } from '@vida/contract/core/etags.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { httpMessages } from './http-messages.ts';
import { type FieldLabels, parseOrRefuse } from './validation.ts';

const unsupportedType = () =>
  new AppError({
    status: 415,
    code: 'unsupported_media_type',
    userMessage: httpMessages.unsupportedType,
  });

const bodyMissing = () =>
  new AppError({
    status: 400,
    code: 'body_missing',
    userMessage: httpMessages.bodyMissing,
  });

/** What a call without a body may be sent: nothing, or an empty object. */
const noFieldsSchema = z.strictObject({}).nullish();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the fields of an object, of the objects of a list, or of either in a union. */
const keysOf = (schema: unknown): readonly string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodArray) return keysOf(schema.element);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(keysOf) : [];
};

/**
 * Drops what the resource's GET answers and the body does not name, so that a read can be sent back; the etag
 * is read in etags.ts.
 */
const withoutReadBack = (endpoint: Endpoint, body: unknown): unknown => {
  if (!endpoint.readBack && !endpoint.guards) return body;
  const named = new Set(keysOf(endpoint.body));
  const answered = [ETAG_FIELD, ...Object.keys(endpoint.readBack?.shape ?? {})];
  const readOnly = new Set(answered.filter((key) => !named.has(key)));
  const strip = (item: unknown): unknown =>
    isRecord(item) ? Object.fromEntries(Object.entries(item).filter(([key]) => !readOnly.has(key))) : item;
  return Array.isArray(body) ? body.map(strip) : strip(body);
};

/** The body parsed by the contract, or the raw bytes where the endpoint asks for them. */
export const readBody = (endpoint: Endpoint, request: FastifyRequest, labels: FieldLabels): unknown => {
  const { body } = request;
  if (endpoint.rawBody) {
    if (!(body instanceof Uint8Array)) throw body === undefined ? bodyMissing() : unsupportedType();
    return body;
  }
  if (body instanceof Uint8Array) throw unsupportedType();
  if (!endpoint.body) {
    parseOrRefuse(noFieldsSchema, body, labels);
    return undefined;
  }
  if (body === undefined) throw bodyMissing();
  return parseOrRefuse(endpoint.body, withoutReadBack(endpoint, body), labels);
};
