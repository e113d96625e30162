import { queryOptions } from '@tanstack/react-query';
import { getSecondFactor } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { callApi } from '../api-client.ts';

/** Whether the person has a second factor, and which. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['/api/account/second-factor'],
    queryFn: ({ signal }) => callApi(getSecondFactor, {}, { signal }),
  });
