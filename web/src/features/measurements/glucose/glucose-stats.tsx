import { formatGlucoseNumber } from '@vida/contract/measurements/format-glucose.ts';
import { STABLE_CV_UP_TO_PERCENT, timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { formatMoment } from '../format-moment.ts';
import { measurementsMessages, NOTHING } from '../measurements-messages.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { formatAmount, formatBand, formatExtreme } from './format-glucose.ts';
import { bandMessages } from './goal-messages.ts';
import { InsufficientMark } from './insufficient-mark.tsx';

type Extreme = NonNullable<GlucoseSummary['lowest']>;

/** Where a reading stands among others, in mg/dL; 'LO' and 'HI' lie beyond every number. */
const rankOf = ({ value, rangeFlag }: Extreme): number =>
  value ?? (rangeFlag === 'low' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

const isExtreme = (extreme: Extreme | null): extreme is Extreme => extreme !== null;

/**
 * The lowest and the highest of all readings of a period, of a sensor and beside it: a finger-prick of 48 must not hide
 * behind a sensor that saw 120. Null where there are none.
 */
const findExtremes = ({ basis, readingCount, lowest, highest, contexts }: GlucoseSummary) => {
  const [least] = [lowest, ...contexts.map((each) => each.lowest)]
    .filter(isExtreme)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const [most] = [highest, ...contexts.map((each) => each.highest)]
    .filter(isExtreme)
    .sort((a, b) => rankOf(b) - rankOf(a));
  if (!least || !most) return null;
  const besideCount = contexts.reduce((sum, each) => sum + each.readingCount, 0);
  const count = basis === 'sensor' ? readingCount + besideCount : readingCount;
  return { lowest: least, highest: most, isOnce: count === 1 };
};

const { flagValues, flags: flagMeanings } = measurementsMessages;
const flagTexts = {
  low: messages.flag(flagValues.low, flagMeanings.low),
  high: messages.flag(flagValues.high, flagMeanings.high),
} as const;

/** The lowest and the highest value of a period, with their moments; 'LO' and 'HI' lie beyond every number. */
const PeriodExtremes = ({ summary }: { summary: GlucoseSummary }) => {
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

/** How much glucose goes up and down; called stable only where the data and the person's group allow a word. */
const VariationStat = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  const { cvPercent, sdMgDl, sufficient, careGroup, lowest, highest } = summary;
  if (cvPercent === null || sdMgDl === null)
    return <Stat label={messages.variation} value={NOTHING} note={<InsufficientMark />} />;
  const say = cvPercent <= STABLE_CV_UP_TO_PERCENT ? messages.stable : messages.unstable;
  // A reading without a number, LO or HI, would have made the variation greater.
  const isWhole = !lowest?.rangeFlag && !highest?.rangeFlag;
  const hasWord = sufficient && isWhole && timeGoalsOf(careGroup) !== null;
  return (
    <Stat
      label={messages.variation}
      value={`${formatNumber(cvPercent, 0)}%`}
      note={
        <>
          {messages.variationNote} {hasWord && `${say(STABLE_CV_UP_TO_PERCENT)} `}
          {messages.deviation(`${formatAmount(sdMgDl, glucoseUnit)} ${glucoseUnit}`)}
          {!sufficient && <InsufficientMark />}
        </>
      }
    />
  );
};

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
