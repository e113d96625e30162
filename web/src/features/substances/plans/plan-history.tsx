import type { CessationCheck, CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { formatDay, formatDayLong } from '../../../lib/format.ts';
import { Fold } from '../../../ui/fold.tsx';
import { formatList } from '../format-amount.ts';
import { planMessages as messages } from './plan-messages.ts';

const CheckLine = ({ check }: { check: CessationCheck }) => (
  <li className="border-t border-border py-2 first:border-t-0">
    <p>
      <span className="font-medium">{formatDayLong(check.day)}</span>:{' '}
      {[
        check.kept ? messages.kept : messages.notKept,
        check.craving === null ? null : messages.cravingStrength(check.craving),
      ]
        .filter(Boolean)
        .join(', ')}
    </p>
    {check.notes && <p className="wrap-anywhere whitespace-pre-line text-muted-foreground">{check.notes}</p>}
  </li>
);

/** The days that were noted and the days with use: both stay. */
export const PlanHistory = ({ plan: { checks, progress } }: { plan: CessationPlan }) => (
  <Fold title={messages.history}>
    <h3>{messages.checksTitle}</h3>
    {checks.length === 0 ? (
      <p>{messages.noChecks}</p>
    ) : (
      <ul>
        {checks.map((check) => (
          <CheckLine key={check.day} check={check} />
        ))}
      </ul>
    )}
    {progress.phase === 'without' && (
      <>
        <h3 className="mt-3">{messages.relapseTitle}</h3>
        <p>
          {progress.relapseDays.length === 0 ? messages.noRelapse : formatList(progress.relapseDays.map(formatDay))}
        </p>
      </>
    )}
  </Fold>
);
