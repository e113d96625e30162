import { getAdviserHealth } from '@vida/contract/admin/admin-endpoints.ts';
import { apiQuery } from '../../../lib/api-query.ts';

/** How the adviser fares at this moment; asking also knocks at the model's door, which may take some seconds. */
export const adviserHealthQuery = () => apiQuery(getAdviserHealth);
