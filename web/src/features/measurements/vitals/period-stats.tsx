import { Stat } from '../../../ui/stat.tsx';
import type { PeriodStat } from './period-summary.ts';

/** The figures of a period that the data carries, each with what it means; the period's sentence says what is missing. */
export const PeriodStats = ({ stats }: { stats: readonly PeriodStat[] }) => (
  <div className="mt-4 grid gap-x-6 gap-y-4 border-t border-border pt-5 empty:hidden md:grid-cols-3">
    {stats
      .filter(({ isInsufficient }) => !isInsufficient)
      .map(({ label, value, unit, note }) => (
        <Stat key={label} label={label} value={value} {...(unit && { unit })} note={note} />
      ))}
  </div>
);
