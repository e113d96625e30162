import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { SUBSTANCE_HISTORY_DAYS } from '@vida/contract/substances/substances-endpoints.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { bothOf, InlineRetry, PageQueryView, SkeletonCard } from '../../../ui/states.tsx';
import { toDatedUse } from '../dated-use.ts';
import { lastUsesQuery, recordsQuery } from '../substances-queries.ts';
import { cardsMessages as messages } from './cards-messages.ts';
import { SubstanceCard } from './substance-card.tsx';

const gridClass = 'grid gap-3.5 md:grid-cols-2 md:gap-6';

/** The four categories. */
export const SubstanceCards = () => {
  const { timeZone } = useUser();
  const today = useToday();
  const both = bothOf(useQuery(recordsQuery(SUBSTANCE_HISTORY_DAYS, today)), useQuery(lastUsesQuery()));
  const lastDayOf = (at: string | null) => (at === null ? null : dayOf(new Date(at), timeZone));
  return (
    <PageQueryView
      query={both}
      words={{ loading: messages.loading, failed: messages.failed }}
      waiting={
        <div className={gridClass}>
          {SUBSTANCE_TYPES.map((type) => (
            <SkeletonCard key={type} className="min-h-65" label={messages.loading} lines={4} />
          ))}
        </div>
      }
    >
      {([records, lastUses]) => {
        const uses = records.map((record) => toDatedUse(record, timeZone));
        return (
          <section aria-label={messages.cardsTitle}>
            {both.isError && (
              <InlineRetry className="mb-2" onRetry={both.refetch}>
                {messages.notRefreshed}
              </InlineRetry>
            )}
            <div className={gridClass}>
              {SUBSTANCE_TYPES.map((type) => (
                <SubstanceCard key={type} type={type} uses={uses} lastDay={lastDayOf(lastUses[type])} today={today} />
              ))}
            </div>
          </section>
        );
      }}
    </PageQueryView>
  );
};
