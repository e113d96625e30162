import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { RangeMark } from '../../../ui/charts/range-mark.tsx';
import { readVital } from './read-vital.ts';

interface VitalWordProps {
  metric: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic'>;
  care: Care | null;
}

/** The mark and the word of a reading; nothing where no class is told. */
export const VitalWord = ({ metric, care }: VitalWordProps) => {
  const words = readVital(metric, care);
  if (!words) return null;
  return (
    <span className="inline-flex items-center gap-1.5 max-md:text-sm md:gap-2">
      <RangeMark range={words.range} />
      {words.word}
    </span>
  );
};
