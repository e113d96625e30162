import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { formatAmount } from '../format-amount.ts';
import { substancesMessages } from '../substances-messages.ts';
import { widgetMessages as messages } from './widget-messages.ts';

/** Spec section 9: records that the widget shows. */
const SHOWN = 5;

/** The newest records, in a line each. */
export const RecentUses = ({ records }: { records: readonly SubstanceRecord[] }) => {
  const { timeZone } = useUser();
  if (records.length === 0) return <p className="mt-3 text-muted-foreground">{messages.empty}</p>;
  return (
    <>
      <h3 className="mt-4">{messages.recent}</h3>
      <ul className="mt-1 grid gap-1 text-sm tabular-nums">
        {records.slice(0, SHOWN).map(({ id, substanceType, amount, unit, recordedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {substancesMessages.names[substanceType]}, {formatAmount(Number(amount), unit)}
            </span>
            <time dateTime={recordedAt} className="shrink-0 text-muted-foreground">
              {formatDateTime(recordedAt, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
};
