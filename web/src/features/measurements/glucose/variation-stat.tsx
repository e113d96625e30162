import { STABLE_CV_UP_TO_PERCENT, timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { NOTHING } from '../measurements-messages.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { formatAmount } from './format-glucose.ts';
import { InsufficientMark } from './insufficient-mark.tsx';

/** How much glucose goes up and down; called stable only where the data and the person's group allow a word. */
export const VariationStat = ({ summary }: { summary: GlucoseSummary }) => {
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
