import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../plans/plans-queries.ts';
import { substancesMessages } from '../substances-messages.ts';

/**
 * The specified text where no tobacco was ever recorded. A plan for tobacco, running or ended, tells another story:
 * beside one, and while that is not known, nothing is said.
 */
export const StoppedLine = ({ today }: { today: string }) => {
  const { data: plans } = useQuery(plansQuery(today));
  const isUntold = plans?.every(({ substanceType }) => substanceType !== 'tobacco') ?? false;
  return isUntold ? ` · ${substancesMessages.stoppedSixMonths}` : null;
};
