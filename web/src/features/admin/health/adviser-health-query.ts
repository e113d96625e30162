import { queryOptions } from '@tanstack/react-query';
import { getAdviserHealth } from '@vida/contract/admin/admin-endpoints.ts';
import { callApi } from '../../../lib/api-client.ts';

/** How the adviser fares at this moment; asking also knocks at the model's door, which may take some seconds. */
export const adviserHealthQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/adviser-health'],
    queryFn: ({ signal }) => callApi(getAdviserHealth, {}, { signal }),
  });
