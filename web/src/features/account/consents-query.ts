import { listConsents } from '@vida/contract/account/consent-endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';

/** What the person agreed to, newest first. A module of its own: every page asks, and none loads more for it. */
export const consentsQuery = () => apiQuery(listConsents);
