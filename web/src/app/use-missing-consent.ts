import { useQuery } from '@tanstack/react-query';
import { standingConsent } from '@vida/contract/account/consent-rules.ts';
import { consentsQuery } from '../features/account/consents-query.ts';

/** Whether the consent to health data is known to be missing; false while it is not known, so that nobody waits. */
export const useMissingConsent = (): boolean => {
  const { data: consents } = useQuery(consentsQuery());
  return consents !== undefined && standingConsent(consents, 'health_data') === null;
};
