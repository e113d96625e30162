import { addDaysTo } from '@vida/contract/core/time.ts';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { Voice } from '../../../ui/voice.tsx';
import { formatDays } from '../format-amount.ts';
import { planMessages as messages } from './plan-messages.ts';

interface SlipWordProps {
  plan: CessationPlan;
  today: string;
}

/** Used today or yesterday after the quit day, or today more than the step allows. */
const isSlip = ({ progress }: CessationPlan, today: string): boolean => {
  const { relapseDays, limitToday, usedToday } = progress;
  const last = relapseDays.at(-1);
  const isRecent = last !== undefined && last >= addDaysTo(today, -1);
  return isRecent || (limitToday !== null && usedToday > limitToday);
};

/** A kind word after a slip, read aloud when it appears: the history stays. */
export const SlipWord = ({ plan, today }: SlipWordProps) => {
  const best = plan.progress.bestDaysWithout;
  return (
    <div role="status">
      {isSlip(plan, today) && (
        <Voice className="mt-3">
          <p>
            {messages.slip} {best > 0 && messages.slipBest(formatDays(best))}
          </p>
        </Voice>
      )}
    </div>
  );
};
