import { useQuery } from '@tanstack/react-query';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { recommendationsMessages as messages } from './recommendations-messages.ts';

/** What is said where there is no tip: the profile is only asked for until it was saved. */
export const useEmptyText = (): string => {
  const { data: profile } = useQuery(healthProfileQuery());
  return profile?.updatedAt ? messages.emptyWithProfile : messages.emptyText;
};
