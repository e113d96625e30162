import { classifyReading, type GlucoseLevel, rangeOfReading } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { RangeWord } from '../../../ui/charts/range-mark.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';
import { readVital } from '../vitals/vitals.ts';

/** The mark and the word of a glucose; a flag also says which side it fell off. */
export const ReadingWord = ({ reading }: { reading: GlucoseLevel }) => {
  const [glucoseClass, range] = [classifyReading(reading), rangeOfReading(reading)];
  if (!glucoseClass || !range) return null;
  return (
    <RangeWord range={range}>
      {messages.classes[glucoseClass]}
      {reading.rangeFlag && (
        <span className="block text-sm text-muted-foreground">{messages.flags[reading.rangeFlag]}</span>
      )}
    </RangeWord>
  );
};

interface VitalWordProps {
  metric: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic'>;
  care: Care | null;
}

/** The same of any other reading; nothing where no class is told. */
export const VitalWord = ({ metric, care }: VitalWordProps) => {
  const words = readVital(metric, care);
  return words && <RangeWord range={words.range}>{words.word}</RangeWord>;
};
