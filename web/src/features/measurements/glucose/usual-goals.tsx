import {
  type TimeGoals,
  timeGoalsOf,
  VERY_LOW_UNDER_PERCENT,
} from '@vida/contract/measurements/glucose-goals.ts';
import {
  type GlucoseRange,
  HIGH_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { useUser } from '../../../lib/session.ts';
import { Fold } from '../../../ui/fold.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatAmount, formatLimits } from './format-glucose.ts';
import { InsufficientMark } from './insufficient-mark.tsx';
import { periodMessages as messages } from './period-messages.ts';
import { shareOf } from './share-of.ts';

interface GoalRow {
  readonly name: string;
  readonly ranges: readonly GlucoseRange[];
  readonly goal: string;
}

/** The goal of the group; older people's goes from the most cautious to the adults', by each one's health. */
const goalTextOf = (
  say: (percent: number) => string,
  own: number | null,
  adults: number | null,
): string | null => {
  if (own === null || adults === null || own === adults) return own === null ? null : say(own);
  return messages.fromTo(say(own), say(adults));
};

const goalRowsOf = ({ careGroup, band }: GlucoseSummary, unit: 'mg/dL' | 'mmol/L'): GoalRow[] => {
  const own = timeGoalsOf(careGroup);
  const adults = timeGoalsOf('adult');
  if (!own || !adults) return [];
  const textOf = (name: keyof TimeGoals, say: (percent: number) => string) =>
    goalTextOf(say, own[name], adults[name]);
  const rows: (Omit<GoalRow, 'goal'> & { goal: string | null })[] = [
    {
      name: messages.inRange(formatLimits(band, unit)),
      ranges: ['target'],
      goal: textOf('inRangeAbove', messages.moreThan),
    },
    {
      name: messages.belowLimit(formatAmount(band.from, unit)),
      ranges: ['veryLow', 'low'],
      goal: textOf('belowRangeUnder', messages.lessThan),
    },
    {
      name: messages.belowLimit(formatAmount(VERY_LOW_BELOW_MG_DL, unit)),
      ranges: ['veryLow'],
      goal: messages.lessThan(VERY_LOW_UNDER_PERCENT),
    },
    {
      name: messages.aboveLimit(formatAmount(band.to, unit)),
      ranges: ['high', 'veryHigh'],
      goal: textOf('aboveRangeUnder', messages.lessThan),
    },
    {
      name: messages.aboveLimit(formatAmount(HIGH_UP_TO_MG_DL, unit)),
      ranges: ['veryHigh'],
      goal: textOf('veryHighUnder', messages.lessThan),
    },
  ];
  return rows.flatMap(({ goal, ...row }) => (goal === null ? [] : [{ ...row, goal }]));
};

/** The usual goals for a sensor's time beside the person's own shares, folded; nothing for those without goals. */
export const UsualGoals = ({ summary }: { summary: GlucoseSummary }) => {
  const { glucoseUnit } = useUser();
  const rows = goalRowsOf(summary, glucoseUnit);
  if (summary.basis !== 'sensor' || rows.length === 0) return null;
  return (
    <Fold title={messages.usualGoals} className="mt-3">
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
          {rows.map(({ name, ranges, goal }) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              <td className="py-2 pl-3 text-right font-semibold">{`${formatNumber(shareOf(summary, ranges))}%`}</td>
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
