import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { formatDay, formatDayLong, formatDayShort } from '../../../lib/format.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StatValue } from '../../../ui/stat.tsx';
import { formatAmount, unitAfter } from '../format-amount.ts';
import { substancesMessages } from '../substances-messages.ts';
import { planMessages as messages } from './plan-messages.ts';
import { withoutWords } from './plan-words.ts';

interface PlanFigureProps {
  plan: CessationPlan;
  today: string;
}

const { days: daysWord } = substancesMessages;

/** What a day of the phase without it means. */
const sinceText = ({ quitDay, progress }: CessationPlan, today: string): string => {
  if (quitDay === today && progress.relapseDays.length === 0) return messages.firstDayToday;
  if (progress.relapseDays.length === 0) return messages.sinceDay(formatDay(quitDay));
  return progress.daysWithout === 0
    ? messages.restarted
    : messages.sinceUse(formatDay(progress.relapseDays.at(-1) ?? quitDay));
};

/** The days without. */
const WithoutFigure = ({ plan, today }: PlanFigureProps) => {
  const { daysWithout } = plan.progress;
  return (
    <>
      <StatValue
        value={formatNumber(daysWithout, 0)}
        unit={`${daysWord(daysWithout)} ${withoutWords[plan.substanceType]}`}
      />
      <p>{sinceText(plan, today)}</p>
    </>
  );
};

/** Today's limit and what was used of it, and what comes next. */
const TaperFigure = ({ plan, today, limit }: PlanFigureProps & { limit: number }) => {
  const { unit, progress, steps, quitDay } = plan;
  const next = steps.find(({ fromDay }) => fromDay > today);
  return (
    <>
      <StatValue value={formatNumber(limit, 2)} unit={messages.limitToday(unitAfter(limit, unit))} />
      <ProgressBar
        label={messages.usedToday}
        value={progress.usedToday}
        max={limit}
        unit={unitAfter(limit, unit)}
        layout="wide"
        className="mt-2"
      />
      <p className="mt-2">
        {next && `${messages.nextStep(formatDayShort(next.fromDay), formatAmount(next.dailyLimit, unit))} `}
        {messages.quitDay(formatDayLong(quitDay))}
      </p>
    </>
  );
};

/** The one number of a plan: days until it begins, today's limit, or the days without. */
export const PlanStatValue = ({ plan, today }: PlanFigureProps) => {
  const { phase, limitToday, daysUntilQuit } = plan.progress;
  if (phase === 'without') return <WithoutFigure plan={plan} today={today} />;
  if (limitToday !== null) return <TaperFigure plan={plan} today={today} limit={limitToday} />;
  const [next] = plan.steps;
  return (
    <>
      <StatValue value={formatNumber(daysUntilQuit, 0)} unit={messages.untilQuit(daysWord(daysUntilQuit))} />
      <p>
        {next && `${messages.nextStep(formatDayShort(next.fromDay), formatAmount(next.dailyLimit, plan.unit))} `}
        {messages.quitDay(formatDayLong(plan.quitDay))}
      </p>
    </>
  );
};
