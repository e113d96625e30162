import { Stat } from '../../../ui/stat.tsx';
import { InsufficientMark } from '../glucose/insufficient-mark.tsx';
import type { PeriodStat } from './period-summary.ts';

/** The figures of a period, each with what it means, and a mark where the data does not carry it. */
export const PeriodStats = ({ stats }: { stats: readonly PeriodStat[] }) => (
  <div className="mt-4 grid gap-x-6 gap-y-4 border-t border-border pt-5 md:grid-cols-3">
    {stats.map(({ label, value, unit, note, isInsufficient }) => (
      <div key={label}>
        <Stat label={label} value={value} {...(unit && { unit })} note={note} />
        {isInsufficient && <InsufficientMark />}
      </div>
    ))}
  </div>
);
