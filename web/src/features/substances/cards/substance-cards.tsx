import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { InlineRetry } from '../../../ui/inline-retry.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { toDatedUse } from '../dated-use.ts';
import { lastUsesQuery, recordsQuery } from '../substances-queries.ts';
import { cardsMessages as messages } from './cards-messages.ts';
import { SubstanceCard } from './substance-card.tsx';

const gridClass = 'grid gap-3.5 md:grid-cols-2 md:gap-6';

/** The four categories. */
export const SubstanceCards = () => {
  const { timeZone } = useUser();
  const today = useToday();
  const records = useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, today));
  const lastUses = useQuery(lastUsesQuery());
  const retry = () => {
    if (records.isError) void records.refetch();
    if (lastUses.isError) void lastUses.refetch();
  };

  if (records.isLoadingError || lastUses.isLoadingError)
    return (
      <Card>
        <ErrorCard
          level={2}
          title={messages.failed}
          retrying={records.isFetching || lastUses.isFetching}
          onRetry={retry}
        />
      </Card>
    );
  if (!records.data || !lastUses.data)
    return (
      <div className={gridClass}>
        {SUBSTANCE_TYPES.map((type) => (
          <SkeletonCard key={type} className="min-h-65" label={messages.loading} lines={4} />
        ))}
      </div>
    );
  const uses = records.data.map((record) => toDatedUse(record, timeZone));
  const lastDayOf = (at: string | null) => (at === null ? null : dayOf(new Date(at), timeZone));
  return (
    <section aria-label={messages.cardsTitle}>
      {(records.isError || lastUses.isError) && (
        <InlineRetry className="mb-2" onRetry={retry}>
          {messages.notRefreshed}
        </InlineRetry>
      )}
      <div className={gridClass}>
        {SUBSTANCE_TYPES.map((type) => (
          <SubstanceCard key={type} type={type} uses={uses} lastDay={lastDayOf(lastUses.data[type])} today={today} />
        ))}
      </div>
    </section>
  );
};
