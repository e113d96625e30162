import { adviseOnMetric } from '@vida/contract/measurements/metric-advice.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { WeightChange } from '@vida/contract/measurements/weight-rules.ts';
import { useCare } from '../../../lib/health-profile.ts';
import { formatMetric } from '../format-metric.ts';
import { GlucoseAdvice } from './glucose-advice.tsx';
import { HeartRateAdvice } from './heart-rate-advice.tsx';
import { PressureAdvice } from './pressure-advice.tsx';
import { WeightAdvice } from './weight-advice.tsx';

interface ReadingAdviceProps {
  metric: HealthMetric;
  weightChange?: WeightChange | null;
}

/** What to do at once about a reading; nothing where there is nothing to do. Vida is never here. */
export const ReadingAdvice = ({ metric, weightChange = null }: ReadingAdviceProps) => {
  const care = useCare();
  if (weightChange) return <WeightAdvice change={weightChange} />;
  const advice = adviseOnMetric(metric, care?.group ?? 'adult');
  const shown = formatMetric(metric, 'mg/dL');
  switch (advice) {
    case null:
      return null;
    case 'pressure_crisis':
    case 'pressure_low':
    case 'pressure_pregnancy':
    case 'pressure_pregnancy_urgent':
      return <PressureAdvice advice={advice} shown={shown} />;
    case 'heart_rate_low':
    case 'heart_rate_high':
    case 'heart_rate_emergency':
      return <HeartRateAdvice advice={advice} shown={shown} />;
    default:
      return <GlucoseAdvice advice={advice} metric={metric} care={care} />;
  }
};
