import { hash } from 'node:crypto';
import type { Endpoint, EndpointGuarded } from '@vida/contract/core/endpoint.ts';
import { ETAG_FIELD, ETAG_REQUIRED_CODE, etagFieldsOf, STALE_CODE } from '@vida/contract/core/etags.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { httpMessages } from './http-messages.ts';
import { type FieldLabels, parseOrRefuse } from './validation.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Of what a write can replace, and of nothing else: what is counted beside it (likes, progress) makes nobody stale. */
const etagOf = (thing: Stored, fields: readonly string[]): string =>
  hash('sha256', JSON.stringify(fields.map((field) => thing[field] ?? null)), 'base64url').slice(0, 22);

type Fill = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fillShape = (schema: z.ZodObject): Fill | undefined => {
  const fills = Object.entries(schema.shape).flatMap(([key, inner]) => {
    const fill = fillFor(inner);
    return fill ? [[key, fill] as const] : [];
  });
  if (fills.length === 0) return undefined;
  return (value) =>
    isRecord(value) ? { ...value, ...Object.fromEntries(fills.map(([key, fill]) => [key, fill(value[key])])) } : value;
};

/** Fills in the etags of whatever carries one in a reply of this schema; undefined where nothing does. */
export const fillFor = (schema: z.core.$ZodType): Fill | undefined => {
  if (schema instanceof z.ZodObject) {
    const inside = fillShape(schema);
    const fields = etagFieldsOf(schema);
    if (!fields) return inside;
    return (value) => {
      if (!isRecord(value)) return value;
      const filled = (inside?.(value) ?? value) as Stored;
      return { ...filled, [ETAG_FIELD]: etagOf(filled, fields) };
    };
  }
  if (schema instanceof z.ZodArray) {
    const fill = fillFor(schema.element);
    return fill && ((value) => (Array.isArray(value) ? value.map(fill) : value));
  }
  if (schema instanceof z.ZodUnion) {
    const fills = schema.options.flatMap((option) => fillFor(option) ?? []);
    return fills.length > 0 ? (value) => fills.reduce((filled, fill) => fill(filled), value) : undefined;
  }
  return schema instanceof z.ZodNullable ? fillFor(schema.unwrap()) : undefined;
};

const seenSchema = z.looseObject({ [ETAG_FIELD]: z.string().max(100).nullish() });

/** 409 of a write that rests on an older state; `current` is the state now, in the shape that its GET answers. */
const stale = (current: unknown) =>
  new AppError({ status: 409, code: STALE_CODE, userMessage: httpMessages.stale, current });

const etagRequired = () =>
  new AppError({ status: 428, code: ETAG_REQUIRED_CODE, userMessage: httpMessages.etagRequired });

/**
 * Refuses a write whose caller saw another state than `current`; called inside the write, before anything changes.
 * Where there is nothing yet (null), an empty etag is right.
 */
export type ExpectSeen<E extends Endpoint> = (
  current: EndpointGuarded<E> | null,
  /** The caller said otherwise (a revision of the list) that it saw another one; then it needs no etag. */
  said?: 'same' | 'other',
) => void;

/**
 * What a guarded write's caller saw, against what there is. A program that sends no etag replaces what is there
 * knowingly; a page never does so, and one without (loaded before there were etags) is refused: 428.
 */
export const readSeen = <E extends Endpoint>(endpoint: E, request: FastifyRequest, labels: FieldLabels) => {
  const { guards } = endpoint;
  const { body } = request;
  let isCompared = false;
  if (!guards) return { expectSeen: () => undefined, assertCompared: () => undefined };
  const seen = isRecord(body) ? parseOrRefuse(seenSchema, body, labels)[ETAG_FIELD] : undefined;
  const fill = fillFor(guards);
  const expectSeen: ExpectSeen<E> = (thing, said) => {
    isCompared = true;
    const current = thing === null ? null : (fill?.(guards.parse(thing)) as Stored);
    const isOther = typeof seen === 'string' && seen !== (current?.[ETAG_FIELD] ?? '');
    if (isOther || said === 'other') throw stale(current);
    if (typeof seen !== 'string' && said === undefined && request.headers.origin !== undefined) throw etagRequired();
  };
  return {
    expectSeen,
    /** Throws where the handler changed something without comparing. */
    assertCompared: (): void => {
      if (!isCompared) throw new Error(`${endpoint.name} writes without expectSeen`);
    },
  };
};
