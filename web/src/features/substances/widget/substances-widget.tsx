import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayOf } from '@vida/contract/core/time.ts';
import { SUBSTANCE_TYPES, type SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { labelOf, lastUsedOf } from '@vida/contract/substances/substance-rules.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import { SUBSTANCE_WIDGET_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { bothOf, QueryView } from '../../../ui/states.tsx';
import { formatTotal } from '../cards/format-total.ts';
import { LabelBadge } from '../cards/label-badge.tsx';
import { type DatedUse, toDatedUse } from '../dated-use.ts';
import { formatAmount, formatLastUsed } from '../format-amount.ts';
import { widgetMessages as messages, substancesMessages } from '../substances-messages.ts';
import { lastUsesQuery, recordsQuery } from '../substances-queries.ts';

/** Spec section 9: records that the widget shows. */
const SHOWN = 5;

/** The newest records, in a line each. */
const RecentUses = ({ records }: { records: readonly SubstanceRecord[] }) => {
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

interface WeekLineProps {
  type: SubstanceType;
  uses: readonly DatedUse[];
  lastDay: string | null;
  today: string;
}

const WeekLine = ({ type, uses, lastDay, today }: WeekLineProps) => (
  <li className="border-t border-border py-2.5 first:border-t-0">
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-medium">{substancesMessages.names[type]}</span>
      <LabelBadge label={labelOf(type, uses)} />
    </p>
    <p className="text-sm tabular-nums">
      {formatTotal(type, uses)}
      <span className="text-muted-foreground">
        {' · '}
        {substancesMessages.lastUseTitle}: {formatLastUsed(lastUsedOf(lastDay, today))}
      </span>
    </p>
  </li>
);

/** The dashboard's substances and games: the week of each, when it was last used, the newest records. */
export const SubstancesWidget = () => {
  const { timeZone } = useUser();
  const today = useToday();
  const both = bothOf(useQuery(recordsQuery(SUBSTANCE_WIDGET_DAYS, today)), useQuery(lastUsesQuery()));
  const lastDayOf = (at: string | null) => (at === null ? null : dayOf(new Date(at), timeZone));
  return (
    <Card
      compact
      title={substancesMessages.title}
      busy={both.data === undefined && !both.isError}
      actions={
        <LinkButton variant="ghost" className="-mx-3">
          <Link to="/substances">{substancesMessages.register}</Link>
        </LinkButton>
      }
    >
      <QueryView query={both} words={messages} bars={['mb-4 h-60', 'h-32']}>
        {([records, lastUses]) => (
          <>
            <h3 className="text-sm font-normal text-muted-foreground">{messages.week}</h3>
            <ul>
              {SUBSTANCE_TYPES.map((type) => (
                <WeekLine
                  key={type}
                  type={type}
                  uses={records.map((record) => toDatedUse(record, timeZone))}
                  lastDay={lastDayOf(lastUses[type])}
                  today={today}
                />
              ))}
            </ul>
            <RecentUses records={records} />
          </>
        )}
      </QueryView>
    </Card>
  );
};
