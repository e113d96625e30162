import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { RangeWord } from '../../../ui/charts/range-word.tsx';
import { readVital } from './read-vital.ts';

interface VitalWordProps {
  metric: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic'>;
  care: Care | null;
}

/** The mark and the word of a reading; nothing where no class is told. */
export const VitalWord = ({ metric, care }: VitalWordProps) => {
  const words = readVital(metric, care);
  return words && <RangeWord range={words.range}>{words.word}</RangeWord>;
};
