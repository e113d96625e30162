import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SkeletonSheet } from '../../../ui/skeleton-sheet.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { latestMetricQuery } from '../measurements-queries.ts';
import { LatestVital } from './latest-vital.tsx';
import { PressureHowTo } from './pressure-how-to.tsx';
import { VitalPeriodCard } from './vital-period-card.tsx';
import type { VitalType } from './vital-type.ts';
import { vitalsMessages as messages } from './vitals-messages.ts';

interface VitalsViewProps {
  type: VitalType;
  /** `yyyy-MM-dd`: the chart reaches back to it at first. */
  since: string | undefined;
}

/** What was measured of one type: the newest reading, then the period. */
export const VitalsView = ({ type, since }: VitalsViewProps) => {
  const { data: latest, isError, isPending, refetch } = useQuery(latestMetricQuery(type));
  const title = messages.latest[type];
  if (isPending) return <SkeletonSheet label={title} lines={5} />;
  if (isError)
    return (
      <Sheet title={title}>
        <ErrorCard title={measurementsMessages.loadFailed} onRetry={() => refetch()} />
      </Sheet>
    );
  return (
    <div className="grid min-w-0 content-start gap-3.5 md:gap-6">
      {latest ? (
        <>
          <LatestVital type={type} metric={latest} />
          <VitalPeriodCard type={type} latest={latest} since={since} />
        </>
      ) : (
        <Sheet title={title}>
          <EmptyState title={messages.empty[type].title}>{messages.empty[type].text}</EmptyState>
          {type === 'blood_pressure' && <PressureHowTo />}
        </Sheet>
      )}
    </div>
  );
};
