import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { formatBand, formatGlucoseNumber } from './format-glucose.ts';
import { periodMessages as messages } from './period-messages.ts';

const NOTHING = '–';

const gmiNoteOf = ({ basis, gmiPercent, daysWithReadings }: GlucoseSummary): string => {
  if (gmiPercent !== null) return messages.gmiNote;
  return basis === 'sensor' ? messages.gmiFewDays(daysWithReadings) : messages.gmiSingle;
};

/** Mean, share in range and GMI of a period, each with what it means. */
export const GlucoseStats = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  const { meanMgDl, gmiPercent, rangePercents, basis } = summary;
  return (
    <div className="mt-5 grid gap-x-6 gap-y-4 border-t border-border pt-5 md:grid-cols-3">
      <Stat
        label={messages.mean}
        value={meanMgDl === null ? NOTHING : formatGlucoseNumber(meanMgDl, glucoseUnit)}
        {...(meanMgDl !== null && { unit: glucoseUnit })}
        note={messages.meanNote}
      />
      <Stat
        label={basis === 'sensor' ? messages.timeInRange : messages.readingsInRange}
        value={`${rangePercents.target}%`}
        note={messages.inRangeNote(formatBand(glucoseUnit))}
      />
      <Stat
        label={messages.gmi}
        value={gmiPercent === null ? NOTHING : `${formatNumber(gmiPercent)}%`}
        note={gmiNoteOf(summary)}
      />
    </div>
  );
};
