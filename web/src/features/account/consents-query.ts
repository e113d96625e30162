import { queryOptions } from '@tanstack/react-query';
import { listConsents } from '@vida/contract/account/consent-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';

/** What the person agreed to, newest first. A module of its own: every page asks, and none loads more for it. */
export const consentsQuery = () =>
  queryOptions({
    queryKey: ['/api/account/consents'],
    queryFn: ({ signal }) => callApi(listConsents, {}, { signal }),
  });
