import { useQuery } from '@tanstack/react-query';
import { currentConsent } from '@vida/contract/account/consent-rules.ts';
import { consentsQuery } from '../features/account/consents-query.ts';

/**
 * Whether the consent to health data is known to be missing; false while it is not known, so that nobody waits. Only
 * one place asks the server (`isAsking`), around the page: so its call comes after the page's own.
 */
export const useMissingConsent = ({ isAsking = false } = {}): boolean => {
  const { data: consents } = useQuery({ ...consentsQuery(), enabled: isAsking });
  return consents !== undefined && currentConsent(consents, 'health_data') === null;
};
