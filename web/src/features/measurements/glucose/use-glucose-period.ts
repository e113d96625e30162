import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { glucoseSummaryQuery } from '../measurements-queries.ts';

/**
 * The figures of the last `days` days; where they hold no reading but older days do, of the `days` days that end
 * with the newest one, and `isOlder` says so.
 */
export const useGlucosePeriod = (days: number) => {
  const { timeZone } = useUser();
  const today = useToday();
  const recent = useQuery({
    ...glucoseSummaryQuery({ days, lastDay: today, timeZone }),
    placeholderData: keepPreviousData,
  });
  const newestAt = recent.data?.readingCount === 0 ? recent.data.newestAt : null;
  const newestDay = newestAt && dayOf(new Date(newestAt), timeZone);
  const older = useQuery({
    ...glucoseSummaryQuery({ days, lastDay: newestDay ?? today, timeZone }, newestAt ?? ''),
    enabled: newestAt !== null,
    // The figures without a reading, which led here, say that there is none: they must not stand in.
    placeholderData: (previous) => (previous?.readingCount ? previous : undefined),
  });
  const isOlder = newestAt !== null;
  const shown = isOlder ? older : recent;
  return {
    summary: shown.data,
    isError: shown.isError,
    isOlder,
    isPlaceholder: shown.isPlaceholderData,
    retry: () => shown.refetch(),
  };
};
