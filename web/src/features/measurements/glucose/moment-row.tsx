import { SUFFICIENT_MOMENT_READINGS } from '@vida/contract/measurements/data-sufficiency.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import type { ContextSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { ReadValue } from '../../../ui/read-value.tsx';
import { measurementsMessages, NOTHING } from '../measurements-messages.ts';
import { bandMessages } from './band-messages.ts';
import { formatBand, formatExtreme } from './format-glucose.ts';
import { InsufficientMark } from './insufficient-mark.tsx';
import { momentMessages as messages } from './moment-messages.ts';

/** One moment of the day: how many readings, their mean, their ends, and how many lie within the usual goal. */
export const MomentRow = ({ figures }: { figures: ContextSummary }) => {
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
