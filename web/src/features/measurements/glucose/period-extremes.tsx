import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Stat } from '../../../ui/stat.tsx';
import { formatMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { bandMessages } from './band-messages.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { findExtremes } from './find-extremes.ts';
import { formatExtreme } from './format-glucose.ts';

const { flagValues, flags: flagMeanings } = measurementsMessages;
const flagTexts = {
  low: messages.flag(flagValues.low, flagMeanings.low),
  high: messages.flag(flagValues.high, flagMeanings.high),
} as const;

/** The lowest and the highest value of a period, with their moments; 'LO' and 'HI' lie beyond every number. */
export const PeriodExtremes = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const extremes = findExtremes(summary);
  if (!extremes) return null;
  const { lowest, highest, isOnce } = extremes;
  const momentOf = (at: string) => formatMoment(at, timeZone, today);
  const flags = [lowest, highest].flatMap(({ rangeFlag }) => rangeFlag ?? []);
  const note = isOnce
    ? messages.extremesOnce(momentOf(lowest.measuredAt))
    : messages.extremesNote(momentOf(lowest.measuredAt), momentOf(highest.measuredAt));
  return (
    <Stat
      label={messages.extremes}
      value={
        isOnce
          ? formatExtreme(lowest, glucoseUnit)
          : bandMessages.between(formatExtreme(lowest, glucoseUnit), formatExtreme(highest, glucoseUnit))
      }
      {...(flags.length < 2 && { unit: glucoseUnit })}
      note={[note, ...new Set(flags.map((flag) => flagTexts[flag]))].join(' ')}
    />
  );
};
