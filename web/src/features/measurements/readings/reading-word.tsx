import { classifyReading, type GlucoseLevel, rangeOfReading } from '@vida/contract/measurements/glucose-rules.ts';
import { RangeWord } from '../../../ui/charts/range-word.tsx';
import { measurementsMessages as messages } from '../measurements-messages.ts';

/** The mark and the word of a reading; a flag also says which side it fell off. */
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
