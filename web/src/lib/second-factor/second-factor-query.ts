import { getSecondFactor } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { apiQuery } from '../api-query.ts';

export const secondFactorQuery = () => apiQuery(getSecondFactor);
