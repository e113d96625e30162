import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Stat } from '../../../ui/stat.tsx';
import { formatDays } from '../format-amount.ts';
import { substancesMessages } from '../substances-messages.ts';
import { formatMoney } from './format-money.ts';
import { planMessages as messages } from './plan-messages.ts';

/** What a plan has brought so far; nothing of it is ever lost. */
export const PlanStats = ({ plan: { progress } }: { plan: CessationPlan }) => {
  const { phase, bestDaysWithout, daysKept, daysSoFar, savedCents, cravingsPassed } = progress;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-x-4 gap-y-3 border-t border-border pt-4">
      {phase === 'without' && (
        <Stat
          label={messages.bestRun}
          value={formatNumber(bestDaysWithout, 0)}
          unit={substancesMessages.days(bestDaysWithout)}
        />
      )}
      {daysSoFar > 0 && (
        <Stat
          label={messages.daysKept}
          value={formatNumber(daysKept, 0)}
          unit={messages.ofDays(formatDays(daysSoFar))}
        />
      )}
      {savedCents !== null && phase !== 'before' && (
        <Stat label={messages.saved} value={formatMoney(savedCents)} note={messages.savedNote} />
      )}
      <Stat label={messages.cravings} value={formatNumber(cravingsPassed, 0)} />
    </div>
  );
};
