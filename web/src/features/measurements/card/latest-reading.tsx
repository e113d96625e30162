import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { classifyReading } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { StatValue } from '../../../ui/stat.tsx';
import { formatReadingMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { glucoseCardMessages as messages } from './glucose-card-messages.ts';

const badgeIcons = {
  very_low: ArrowDown,
  low: ArrowDown,
  normal: null,
  slightly_high: ArrowUp,
  very_high: ArrowUp,
} as const;

interface LatestReadingProps {
  metric: HealthMetric;
  /** Whether a normal reading gets its tick: nothing of the week asks for attention. */
  isWeekFine: boolean;
}

export const LatestReading = ({ metric, isWeekFine }: LatestReadingProps) => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const glucoseClass = classifyReading(metric);
  const icon = glucoseClass === 'normal' && isWeekFine ? Check : glucoseClass && badgeIcons[glucoseClass];
  return (
    <div className="relative">
      <h2 className="text-[1rem] font-medium">{messages.title}</h2>
      {metric.value === null ? (
        <StatValue value={metric.rangeFlag && measurementsMessages.flagValues[metric.rangeFlag]} unit="" onDeep />
      ) : (
        <StatValue value={formatGlucoseNumber(metric.value, glucoseUnit)} unit={glucoseUnit} onDeep />
      )}
      {glucoseClass && (
        <Badge tone="onDeep" {...(icon && { icon })} className="max-lg:absolute max-lg:top-0 max-lg:right-0 lg:mt-3">
          {measurementsMessages.classes[glucoseClass]}
        </Badge>
      )}
      <p className="text-sm text-deep-muted md:mt-2 md:text-base">{formatReadingMoment(metric, timeZone, today)}</p>
    </div>
  );
};
