import { getSecondFactor } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { apiQuery } from '../api-query.ts';

/** Whether the person has a second factor, and which. */
export const secondFactorQuery = () => apiQuery(getSecondFactor);
