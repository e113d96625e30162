import { SUFFICIENT_MOMENT_READINGS } from '@vida/contract/measurements/data-sufficiency.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import type { ContextSummary, GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { ReadValue } from '../../../ui/read-value.tsx';
import { measurementsMessages, NOTHING } from '../measurements-messages.ts';
import { formatBand, formatExtreme } from './format-glucose.ts';
import { bandMessages, goalMessages } from './goal-messages.ts';
import { InsufficientMark } from './insufficient-mark.tsx';
import { momentMessages as messages } from './period-messages.ts';

/** One moment of the day: how many readings, their mean, their ends, and how many lie within the usual goal. */
const MomentRow = ({ figures }: { figures: ContextSummary }) => {
  const { glucoseUnit } = useUser();
  const { context, readingCount, meanMgDl, lowest, highest, goal, withinGoalCount } = figures;
  const isSufficient = readingCount >= SUFFICIENT_MOMENT_READINGS;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-border py-3.5 md:grid-cols-[9rem_minmax(0,1fr)]">
      <div>
        <h4 className="font-semibold">{context ? measurementsMessages.contexts[context] : messages.unmarked}</h4>
        <p className="text-sm text-muted-foreground tabular-nums">{messages.count(readingCount)}</p>
        {!isSufficient && <InsufficientMark />}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 tabular-nums sm:grid-cols-3">
        <ReadValue label={messages.mean} value={meanMgDl === null ? NOTHING : formatGlucose(meanMgDl, glucoseUnit)} />
        {lowest && highest && readingCount > 1 && (
          <ReadValue
            label={messages.extremes}
            value={bandMessages.between(formatExtreme(lowest, glucoseUnit), formatExtreme(highest, glucoseUnit))}
          />
        )}
        {goal && withinGoalCount !== null && (
          <ReadValue
            label={messages.within}
            value={
              <>
                {messages.withinOf(withinGoalCount, readingCount)}
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
export const MomentsSection = ({ summary }: { summary: GlucoseSummary }) => {
  const { contexts, careGroup } = summary;
  if (contexts.length === 0) return null;
  const hasMoments = contexts.some(({ context }) => context !== null);
  const guided = careGroup === 'pregnant' || careGroup === 'minor' ? careGroup : null;
  return (
    <section className="mt-5 border-t border-border pt-5">
      <h3>{messages.title}</h3>
      {hasMoments ? (
        <>
          <p className="text-muted-foreground">{messages.subtitle}</p>
          <ul className="mt-1">
            {contexts.map((figures) => (
              <MomentRow key={figures.context ?? ''} figures={figures} />
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted-foreground">
            {guided ? goalMessages.ownGoals[guided] : messages.goalsNote}
          </p>
        </>
      ) : (
        <p className="text-muted-foreground">{messages.markMoment}</p>
      )}
    </section>
  );
};
