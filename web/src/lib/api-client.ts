import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  fillPath,
  isWrite,
} from '@vida/contract/core/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER, REVISION_HEADER, TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import { forgetOpenGate } from './admin-gate.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { knownRevision } from './known-revision.ts';
import { session } from './session.ts';
import { reportSessionEnded } from './session-guard.ts';
import { wasRenewed } from './session-renewal.ts';

export interface CallOptions {
  /** Ends the call when the page that asked is gone. */
  signal?: AbortSignal;
  /** One per submit, reused when the same submit is sent again; a fresh one when absent. */
  idempotencyKey?: string;
}

interface LooseInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The arguments after the endpoint: the input may be left out where the endpoint needs none. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

/** Path and query of a call; values that are undefined or null stay out. */
export const urlOf = (endpoint: Endpoint, { params, query = {} }: LooseInput): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return fillPath(endpoint.path, params) + (text && `?${text}`);
};

/** The headers every call carries: who, where in time, and for writes which submit. */
export const headersOf = (endpoint: Endpoint, token: string | undefined, idempotencyKey?: string) => {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  if (token && endpoint.access !== 'public') headers.Authorization = `Bearer ${token}`;
  if (isWrite(endpoint)) headers[IDEMPOTENCY_KEY_HEADER] = idempotencyKey ?? newIdempotencyKey();
  return headers;
};

/** Makes the error of a non-successful reply and tells the session about it. */
export const refuse = (endpoint: Endpoint, token: string | undefined, status: number, ...texts: [string, string]) => {
  const error = new ApiError(status, ...texts);
  if (status === 401 && token && endpoint.access !== 'public') reportSessionEnded(token);
  if (error.body?.code === 'gate_closed') forgetOpenGate();
  const current = session.get();
  if (error.body?.code === 'password_change_required' && current)
    session.updateUser({ ...current.user, mustChangePassword: true });
  return error;
};

/** What a reply says of the revision of the person's data. */
export const noteRevision = (endpoint: Endpoint, personId: string | undefined, header: string | null): void => {
  if (personId === undefined || header === null) return;
  if (isWrite(endpoint)) knownRevision.noteWrite(personId, Number(header));
  else knownRevision.noteRead(personId, Number(header));
};

/** A 401 to a token. What renews the token or ends the session is not asked again. */
const isRefusedToken = (endpoint: Endpoint, token: string | undefined, { status }: Response): boolean =>
  status === 401 && token !== undefined && endpoint.access !== 'public' && !endpoint.beforePasswordChange;

const send = async (
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions & { accept?: string },
): Promise<Response> => {
  const { token, user } = session.get() ?? {};
  const headers = headersOf(endpoint, token, options.idempotencyKey);
  if (options.accept) headers.Accept = options.accept;
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'include' };
  if (input.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(input.body);
  }
  if (options.signal) init.signal = options.signal;
  try {
    const response = await fetch(urlOf(endpoint, input), init);
    // Nothing was done: it is asked again with the token that the session has now.
    if (isRefusedToken(endpoint, token, response) && (await wasRenewed(token ?? '')))
      return send(endpoint, input, options);
    if (response.ok) {
      noteRevision(endpoint, user?.id, response.headers.get(REVISION_HEADER));
      return response;
    }
    throw refuse(endpoint, token, response.status, response.statusText, await response.text());
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
};

const readJson = async (response: Response) => {
  try {
    return await response.json();
  } catch (error) {
    throw new NetworkError(error);
  }
};

/** Calls the API; throws ApiError when the reply is not a success and NetworkError when there is none. */
export const callApi = async <const E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<EndpointReply<E>> => readJson(await send(endpoint, input ?? {}, options));

/** The same for a list that is read page by page: `nextCursor` is null on the last page. */
export const callApiPage = async <const E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<{ items: EndpointReply<E>; nextCursor: string | null }> => {
  const response = await send(endpoint, input ?? {}, options);
  return { items: await readJson(response), nextCursor: response.headers.get(NEXT_CURSOR_HEADER) };
};

/** A download with the name that the server gave it; `fallbackName` where it gave none. Throws as `callApi` does. */
export const downloadFile = async <const E extends Endpoint>(
  endpoint: E,
  fallbackName: string,
  ...[input, options = {}]: CallArguments<E>
): Promise<{ blob: Blob; fileName: string }> => {
  const response = await send(endpoint, input ?? {}, options);
  const [, fileName = fallbackName] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  try {
    return { blob: await response.blob(), fileName };
  } catch (error) {
    throw new NetworkError(error);
  }
};

/** Opens a stream of events: the bytes as they come. Throws as `callApi` does. */
export const openStream = async <const E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const { body } = await send(endpoint, input ?? {}, { ...options, accept: 'text/event-stream' });
  if (!body) throw new NetworkError('a reply without a body');
  return body;
};
