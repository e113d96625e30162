import { infiniteQueryOptions } from '@tanstack/react-query';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { callApiPage } from '../../../lib/api-client.ts';
import { metricsKey } from '../measurements-queries.ts';
import type { ListQuery } from './readings-filter.ts';

const ROWS_PER_PAGE = 20;

/** Readings of a type, newest first, page by page. */
export const readingPagesQuery = (listQuery: ListQuery) =>
  infiniteQueryOptions({
    queryKey: [...metricsKey, 'pages', listQuery],
    queryFn: ({ signal, pageParam }) => {
      const query = {
        ...listQuery,
        limit: ROWS_PER_PAGE,
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return callApiPage(listHealthMetrics, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
