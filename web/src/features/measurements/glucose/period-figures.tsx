import { timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { RangeBar } from '../../../ui/charts/range-bar.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { rangeLimitsOf } from './format-glucose.ts';
import { GlucoseStats } from './glucose-stats.tsx';
import { goalMessages } from './goal-messages.ts';
import { MomentsSection } from './moments-section.tsx';
import { periodMessages as messages } from './period-messages.ts';
import { RiskIndices } from './risk-indices.tsx';
import { UsualGoals } from './usual-goals.tsx';

/** Says that a sensor's readings do not carry conclusions, and what is missing. */
const SufficiencyNotice = ({ summary }: { summary: GlucoseSummary }) => {
  if (summary.sufficient || summary.basis !== 'sensor') return null;
  return (
    <Notice tone="info" title={messages.insufficient} className="mt-4">
      {messages.insufficientSensor(summary.daysWithReadings, formatNumber(summary.activePercent ?? 0, 0))}
    </Notice>
  );
};

/** What is usually aimed for, as far as it may be said to this person. */
const goalNoteOf = ({ careGroup, basis }: GlucoseSummary): string => {
  if (careGroup === 'pregnant' || careGroup === 'minor') return goalMessages.ownGoals[careGroup];
  if (basis !== 'sensor') return messages.singleGoal;
  const own = timeGoalsOf(careGroup)?.inRangeAbove ?? 0;
  const adults = timeGoalsOf('adult')?.inRangeAbove ?? own;
  return own === adults ? messages.goal(own) : messages.olderGoal(own, adults);
};

/** Everything under the curve: the shares of the ranges, the figures, and the moments of the day. */
export const PeriodFigures = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  return (
    <>
      <RangeBar
        counts={summary.exactPercents}
        percents={summary.rangePercents}
        limits={rangeLimitsOf(summary.band, glucoseUnit)}
        note={goalNoteOf(summary)}
        className="mt-3 border-t border-border pt-5"
      />
      <UsualGoals summary={summary} />
      <SufficiencyNotice summary={summary} />
      {summary.otherSourceDays > 0 && (
        <Notice tone="info" title={messages.otherSources} className="mt-4">
          {messages.otherSourcesText(summary.otherSourceDays)}
        </Notice>
      )}
      <GlucoseStats summary={summary} />
      <RiskIndices summary={summary} />
      <MomentsSection summary={summary} />
    </>
  );
};
