import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { TriangleAlert } from 'lucide-react';
import { useUser } from '../../../lib/session.ts';
import { Fold } from '../../../ui/fold.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InsufficientMark } from './insufficient-mark.tsx';
import { periodMessages as messages } from './period-messages.ts';
import { timeGoalRowsOf } from './time-goal-rows.ts';

/**
 * The usual goals for a sensor's time beside the person's own shares, folded until one is missed; nothing for those
 * without goals.
 */
export const UsualGoals = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  const rows = timeGoalRowsOf(summary, glucoseUnit);
  if (summary.basis !== 'sensor' || rows.length === 0) return null;
  return (
    <Fold title={messages.usualGoals} open={rows.some(({ isMissed }) => isMissed)} className="mt-3">
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
    </Fold>
  );
};
