import { SUFFICIENT_MOMENT_READINGS } from '@vida/contract/measurements/data-sufficiency.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import { timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import type { ContextSummary, GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { TriangleAlert } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { RangeBar } from '../../../ui/charts/range-bar.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LabelledValue } from '../../../ui/stat.tsx';
import { measurementsMessages, NOTHING } from '../measurements-messages.ts';
import { formatBand, formatExtreme, rangeLimitsOf } from './format-glucose.ts';
import { GlucoseStats } from './glucose-stats.tsx';
import { bandMessages, goalMessages } from './goal-messages.ts';
import { InsufficientMark } from './insufficient-mark.tsx';
import { periodMessages as messages, momentMessages } from './period-messages.ts';
import { RiskIndices } from './risk-indices.tsx';
import { timeGoalRowsOf } from './time-goal-rows.ts';

/** One moment of the day: how many readings, their mean, their ends, and how many lie within the usual goal. */
const MomentRow = ({ figures }: { figures: ContextSummary }) => {
  const { glucoseUnit } = useUser();
  const { context, readingCount, meanMgDl, lowest, highest, goal, withinGoalCount } = figures;
  const isSufficient = readingCount >= SUFFICIENT_MOMENT_READINGS;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-border py-3.5 md:grid-cols-[9rem_minmax(0,1fr)]">
      <div>
        <h4 className="font-semibold">{context ? measurementsMessages.contexts[context] : momentMessages.unmarked}</h4>
        <p className="text-sm text-muted-foreground tabular-nums">{momentMessages.count(readingCount)}</p>
        {!isSufficient && <InsufficientMark />}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 tabular-nums sm:grid-cols-3">
        <LabelledValue
          label={momentMessages.mean}
          value={meanMgDl === null ? NOTHING : formatGlucose(meanMgDl, glucoseUnit)}
        />
        {lowest && highest && readingCount > 1 && (
          <LabelledValue
            label={momentMessages.extremes}
            value={bandMessages.between(formatExtreme(lowest, glucoseUnit), formatExtreme(highest, glucoseUnit))}
          />
        )}
        {goal && withinGoalCount !== null && (
          <LabelledValue
            label={momentMessages.within}
            value={
              <>
                {momentMessages.withinOf(withinGoalCount, readingCount)}
                <span className="block text-sm font-normal text-muted-foreground">{formatBand(goal, glucoseUnit)}</span>
              </>
            }
          />
        )}
      </dl>
    </li>
  );
};

/**
 * Single readings by moment of the day, also beside a sensor. Where none has its moment there is nothing to compare:
 * a kind word asks for it instead.
 */
const MomentsSection = ({ summary }: { summary: GlucoseSummary }) => {
  const { contexts, careGroup } = summary;
  if (contexts.length === 0) return null;
  const hasMoments = contexts.some(({ context }) => context !== null);
  const guided = careGroup === 'pregnant' || careGroup === 'minor' ? careGroup : null;
  return (
    <section className="mt-5 border-t border-border pt-5">
      <h3>{momentMessages.title}</h3>
      {hasMoments ? (
        <>
          <p className="text-muted-foreground">{momentMessages.subtitle}</p>
          <ul className="mt-1">
            {contexts.map((figures) => (
              <MomentRow key={figures.context ?? ''} figures={figures} />
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted-foreground">
            {guided ? goalMessages.ownGoals[guided] : momentMessages.goalsNote}
          </p>
        </>
      ) : (
        <p className="text-muted-foreground">{momentMessages.markMoment}</p>
      )}
    </section>
  );
};

/**
 * The usual goals for a sensor's time beside the person's own shares, folded until one is missed; nothing for those
 * without goals.
 */
const UsualGoals = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  const rows = timeGoalRowsOf(summary, glucoseUnit);
  if (summary.basis !== 'sensor' || rows.length === 0) return null;
  return (
    <Disclosure title={messages.usualGoals} open={rows.some(({ isMissed }) => isMissed)} className="mt-3">
      <table className="w-full border-collapse text-left tabular-nums max-md:text-sm">
        <caption className="sr-only">{messages.goalsCaption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-input text-sm text-muted-foreground">
            <th scope="col" className="py-2 font-semibold">
              {messages.goalsRange}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {messages.goalsYours}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {messages.goalsUsual}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, percent, goal, isMissed }) => (
            <tr key={name} className="border-b border-border align-top">
              <th scope="row" className="py-2 font-normal first-letter:uppercase">
                {label}
              </th>
              <td className="py-2 pl-3 text-right font-semibold">
                {`${formatNumber(percent)}%`}
                {isMissed && (
                  <span className="flex items-center justify-end gap-1.5 text-sm whitespace-nowrap text-warning">
                    <Icon icon={TriangleAlert} size="sm" />
                    {messages.missed}
                  </span>
                )}
              </td>
              <td className="py-2 pl-3 text-right text-muted-foreground">{goal}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!summary.sufficient && <InsufficientMark />}
      <p className="mt-2 text-sm text-muted-foreground">
        {summary.careGroup === 'older' && `${messages.goalsOlder} `}
        {messages.goalsSource}
      </p>
    </Disclosure>
  );
};

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
