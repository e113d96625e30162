import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { NOTHING } from '../measurements-messages.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { formatBand } from './format-glucose.ts';
import { InsufficientMark } from './insufficient-mark.tsx';
import { PeriodExtremes } from './period-extremes.tsx';
import { VariationStat } from './variation-stat.tsx';

const gmiNoteOf = ({ basis, careGroup, gmiPercent, daysWithReadings }: GlucoseSummary): string => {
  if (careGroup === 'pregnant') return messages.gmiPregnant;
  if (gmiPercent !== null) return messages.gmiNote;
  return basis === 'sensor' ? messages.gmiFewDays(daysWithReadings) : messages.gmiSingle;
};

const inRangeNotes = {
  adult: messages.inRangeNote,
  older: messages.inRangeNote,
  minor: messages.inRangeMinor,
  pregnant: messages.inRangePregnant,
} as const;

const daysNoteOf = ({ activePercent, readingCount }: GlucoseSummary): string =>
  activePercent === null ? messages.daysSingle(readingCount) : messages.daysSensor(formatNumber(activePercent, 0));

/** The figures of a period, each with what it means. */
export const GlucoseStats = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  const { meanMgDl, rangePercents, basis, band, careGroup, sufficient } = summary;
  // The estimate was made with people who were not pregnant.
  const gmiPercent = careGroup === 'pregnant' ? null : summary.gmiPercent;
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
        value={`${Math.round(rangePercents.target)}%`}
        note={
          <>
            {inRangeNotes[careGroup](formatBand(band, glucoseUnit))}
            {!sufficient && <InsufficientMark />}
          </>
        }
      />
      <Stat
        label={messages.gmi}
        value={gmiPercent === null ? NOTHING : `${formatNumber(gmiPercent)}%`}
        note={
          <>
            {gmiNoteOf(summary)}
            {gmiPercent !== null && !sufficient && <InsufficientMark />}
          </>
        }
      />
      <VariationStat summary={summary} />
      <PeriodExtremes summary={summary} />
      <Stat
        label={messages.days}
        value={summary.daysWithReadings}
        unit={messages.daysOf(summary.days)}
        note={daysNoteOf(summary)}
      />
    </div>
  );
};
