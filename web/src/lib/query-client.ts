import { QueryClient } from '@tanstack/react-query';

/**
 * The specification's query behaviour (section 7): no retry, no refetch on focus, no polling, data never goes stale.
 * `networkMode: 'always'` lets a call fail at once while offline instead of waiting in silence.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

let current: { personId: string | null; client: QueryClient } | null = null;

/**
 * The cache of one person (null: a visitor). Another person gets an empty one of their own, so a late reply or a
 * running mutation of the person before can never write into it.
 */
export const queryClientFor = (personId: string | null): QueryClient => {
  if (current?.personId === personId) return current.client;
  current?.client.clear();
  current = { personId, client: createQueryClient() };
  return current.client;
};
