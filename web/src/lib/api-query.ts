import {
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, EndpointCurrent, EndpointInput, EndpointReply } from '@vida/contract/core/endpoint.ts';
import { useState } from 'react';
import { type CallArguments, callApi, callApiPage } from './api-client.ts';
import { ApiError } from './api-errors.ts';
import { createSubmitKeys } from './idempotency-key.ts';
import { session } from './session.ts';
import { signInAgainOf } from './session-guard.ts';

type QueryArguments<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, ...also: unknown[]]
    : [input: EndpointInput<E>, ...also: unknown[]];

/**
 * What a call is cached under: of '/api/meal-plans/:id/equivalents' '/api/meal-plans', ':id', 'equivalents', and its
 * input where it has one. So a key that begins alike means everything of that resource, the administrator's view of it
 * ('/api/admin/community/reports') included.
 */
const keyOf = ({ path }: Endpoint, input: object = {}): QueryKey => {
  const [, resource, ...rest] = path.replace('/api/admin/', '/api/').slice(1).split('/');
  return [`/api/${resource}`, ...rest, ...(Object.keys(input).length > 0 ? [input] : [])];
};

/** A read as a query; with another `also`, such as the day it is asked on, it is asked again. */
export const apiQuery = <const E extends Endpoint>(endpoint: E, ...[input, ...also]: QueryArguments<E>) =>
  queryOptions({
    queryKey: [...keyOf(endpoint, input as object | undefined), ...also],
    queryFn: ({ signal }) => callApi(endpoint, ...([input, { signal }] as CallArguments<E>)),
  });

/** The same for a list that is read page by page. */
export const pagedQuery = <const E extends Endpoint>(endpoint: E, input: EndpointInput<E> & { query?: object }) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...input.query, ...(pageParam !== null && { cursor: pageParam }) };
      return callApiPage(endpoint, ...([{ ...input, query }, { signal }] as CallArguments<E>));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Reads again everything whose key begins with one of `keys`; what comes back waits for it. */
export const useInvalidate = (...keys: readonly QueryKey[]) => {
  const queryClient = useQueryClient();
  return (): Promise<unknown> => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

/** What a page hands over: of a guarded write always what it saw. */
type PageInput<E extends Endpoint> = EndpointInput<E> &
  ([EndpointCurrent<E>] extends [never] ? unknown : { body: { etag: string } });

type Options<E extends Endpoint> = Omit<UseMutationOptions<EndpointReply<E>, Error, PageInput<E>>, 'mutationFn'>;

/**
 * Sends a write. When it finds the session ended and the page asks for the password, that question is the only
 * message: the write waits for the answer and is sent again, for the same person only.
 */
const sendWrite = async <const E extends Endpoint>(
  endpoint: E,
  callArguments: CallArguments<E>,
): Promise<EndpointReply<E>> => {
  const personId = session.get()?.user.id;
  try {
    return await callApi(endpoint, ...callArguments);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === 401 && endpoint.access !== 'public';
    const signInAgain = isEnded && personId ? signInAgainOf(personId) : null;
    if (!signInAgain) throw error;
    await signInAgain;
    return sendWrite(endpoint, callArguments);
  }
};

/**
 * A write as a mutation: `mutate({ params, query, body })`. Each submit has one Idempotency-Key; sending the same
 * content again after a failure reuses it. A success makes the next one a new submit.
 */
export const useApiMutation = <const E extends Endpoint>(endpoint: E, options: Options<E> = {}) => {
  const [keys] = useState(createSubmitKeys);
  return useMutation({
    ...options,
    mutationFn: async (input: PageInput<E>) => {
      const idempotencyKey = keys.keyFor(input);
      const reply = await sendWrite(endpoint, [input, { idempotencyKey }] as CallArguments<E>);
      keys.finish();
      return reply;
    },
  });
};

/** For a mutation: reads again what rests on it, everything whose key begins with one of `keys`. */
export const useRefresh = (...keys: readonly QueryKey[]) => {
  const invalidate = useInvalidate(...keys);
  return { onSuccess: (): void => void invalidate() };
};
