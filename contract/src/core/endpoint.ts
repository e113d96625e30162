import type { z } from 'zod';

/**
 * Who may call an endpoint. An open set: the server maps each kind to a check (server/src/http/access.ts), so a new
 * kind (uploader, share) is one entry there and one word here.
 */
export type Access = 'public' | 'user' | 'admin';

/** Named budgets of requests; the numbers live in server/src/http/rate-limits.ts. */
export type RateLimitName =
  | 'default'
  | 'login'
  | 'register'
  | 'generate'
  | 'gate'
  | 'chat'
  | 'posts'
  | 'check'
  | 'emailChange'
  | 'passwordLink'
  | 'passwordReset'
  | 'secondFactor';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A body that is not JSON: the raw bytes reach the handler. */
export interface RawBody {
  readonly contentTypes: readonly string[];
  readonly maxBytes: number;
}

/**
 * One call of the API, as a value: the server registers it, the browser calls it, the OpenAPI document and the
 * access suite are derived from it.
 */
export interface Endpoint {
  /** `feature.verb`, unique; also the OpenAPI operationId. */
  readonly name: string;
  readonly method: Method;
  /** `/api/...` with `:name` for path parameters. */
  readonly path: `/api/${string}`;
  /** One English line for the API page. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly rawBody?: RawBody;
  readonly reply: z.ZodType;
  /**
   * How the reply travels: `json` (the default), `events`: server-sent events, each of the shape `reply`, or `file`: a
   * download whose bytes the handler names and streams, and `reply` says nothing about.
   */
  readonly replyKind?: 'json' | 'events' | 'file';
  /**
   * The reply is made bit by bit: a caller that accepts `text/event-stream` gets every bit as it comes (`{ chunk }`)
   * and the whole at the end (`{ reply, revision }`); any other caller gets the whole as JSON.
   */
  readonly chunk?: z.ZodType;
  /** 201 where something is made, 200 otherwise (the default). */
  readonly status?: 200 | 201;
  readonly limit?: RateLimitName;
  /**
   * Work that takes much of the server: a person does one of a kind at a time (409 `import_running`), all together few
   * (503 `too_many_files`). Settled before the body is read.
   */
  readonly heavy?: 'import';
  /**
   * The shape the same resource's GET answers: its fields are ignored in the body where the body does not name
   * them, so that what was read can be sent back. Every other unknown field is a 400.
   */
  readonly readBack?: z.ZodObject;
  /**
   * The stored thing that this write replaces, as `withEtag` made it: the body takes `etag`, the one of the state that
   * the caller saw. Another state by now is a 409 `stale` with it as `current`.
   */
  readonly guards?: z.ZodObject;
  /**
   * The reply rests on the person's own data, the query, and nothing else, so it may be kept until the person's next
   * write; `minute`: on the clock too, but nobody minds a minute.
   */
  readonly cacheable?: 'revision' | 'minute';
  /** The reply holds a secret that is told once: no reply is kept for a retry under its `Idempotency-Key`. */
  readonly tellsSecret?: boolean;
  /** Callable before a one-time password was changed (changing it, logging out). */
  readonly beforePasswordChange?: boolean;
  /** Callable by the administrator before the gate password was accepted (the gate itself). */
  readonly beforeGate?: boolean;
}

/** Keeps the literal types of an endpoint's value. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

type Part<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined;

export type EndpointParams<E extends Endpoint> = Parsed<Part<E, 'params'>>;
export type EndpointQuery<E extends Endpoint> = Parsed<Part<E, 'query'>>;
/** What the handler receives: the parsed body, or the raw bytes where the endpoint has a raw body. */
export type EndpointBody<E extends Endpoint> =
  Part<E, 'rawBody'> extends RawBody ? Uint8Array : Parsed<Part<E, 'body'>>;
export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;
/** What the handler may return: the reply's schema parses it and drops what is not named. */
export type EndpointResult<E extends Endpoint> =
  Part<E, 'replyKind'> extends 'events'
    ? AsyncIterable<z.input<E['reply']>>
    : Part<E, 'replyKind'> extends 'file'
      ? FileReply
      : Part<E, 'chunk'> extends z.ZodType
        ? AsyncGenerator<z.input<Part<E, 'chunk'>>, z.input<E['reply']>>
        : z.input<E['reply']>;
/** What a write answers: the reply before the contract parses it. */
export type EndpointMade<E extends Endpoint> = z.input<E['reply']>;
/** A bit of the reply, where it is made bit by bit. */
export type EndpointChunk<E extends Endpoint> = Parsed<Part<E, 'chunk'>>;

/** A download: what it is called, what it is, and its bytes as they come. */
export interface FileReply {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array | string>;
}

type Field<K extends string, T> = T extends undefined
  ? unknown
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What of the state it saw a caller sends beside the body. */
type Seen<E extends Endpoint> = Part<E, 'guards'> extends z.ZodObject ? { etag?: string } : unknown;

/** What a caller hands over: `params`, `query` and `body`, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = Field<'params', Sent<Part<E, 'params'>>> &
  Field<'query', Sent<Part<E, 'query'>>> &
  Field<'body', Part<E, 'rawBody'> extends RawBody ? Uint8Array : Sent<Part<E, 'body'>> & Seen<E>>;

/** The stored thing that a guarded write replaces: what its handler reads, and what a 409 answers. */
export type EndpointGuarded<E extends Endpoint> =
  Part<E, 'guards'> extends z.ZodObject ? z.input<Part<E, 'guards'>> : never;
export type EndpointCurrent<E extends Endpoint> =
  Part<E, 'guards'> extends z.ZodObject ? z.output<Part<E, 'guards'>> : never;

/** `/api/x/:id` with the parameters filled in, encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Whether the call changes something; such calls accept an `Idempotency-Key`. */
export const isWrite = (endpoint: Endpoint): boolean => endpoint.method !== 'GET';
