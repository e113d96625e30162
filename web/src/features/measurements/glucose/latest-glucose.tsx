import { useQuery } from '@tanstack/react-query';
import { metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { SkeletonCard } from '../../../ui/states.tsx';
import { unitAfterNumber } from '../format-metric.ts';
import { formatReadingMoment } from '../format-moment.ts';
import { LatestCard } from '../latest-card.tsx';
import { useGlucoseSentence } from '../meaning/use-glucose-sentence.ts';
import { latestMetricQuery } from '../measurements-queries.ts';
import { metricMessages } from '../metric-messages.ts';
import { ReadingWord } from '../readings/reading-word.tsx';
import { formatExtreme } from './format-glucose.ts';
import { useGlucosePeriod } from './use-glucose-period.ts';

/** The newest glucose and what it means; nothing where there is none, or none could be read: the period says so. */
export const LatestGlucose = () => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const { data: metric = null, isPending } = useQuery(latestMetricQuery('glucose'));
  const { summary } = useGlucosePeriod(metricDefinitions.glucose.days);
  const sentence = useGlucoseSentence(metric, summary);
  if (isPending) return <SkeletonCard label={metricMessages.glucose.latest} lines={2} />;
  if (!metric) return null;
  return (
    <LatestCard
      title={metricMessages.glucose.latest}
      number={formatExtreme(metric, glucoseUnit)}
      unit={metric.value === null ? '' : unitAfterNumber(glucoseUnit)}
      word={<ReadingWord reading={metric} />}
      moment={formatReadingMoment(metric, timeZone, today)}
    >
      {sentence && <p>{sentence}</p>}
    </LatestCard>
  );
};
