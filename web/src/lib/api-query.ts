import { infiniteQueryOptions, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '@vida/contract/core/endpoint.ts';
import { type CallArguments, callApi, callApiPage } from './api-client.ts';

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
