import { useQuery } from '@tanstack/react-query';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useHeldRows } from '../../../lib/held-rows.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart, useLazyDialog } from '../../../ui/lazy-part.tsx';
import { EmptyState, PageQueryView } from '../../../ui/states.tsx';
import { EndedPlans } from './ended-plans.tsx';
import { PlanCard } from './plan-card.tsx';
import { planMessages as messages } from './plan-messages.ts';
import { plansQuery } from './plans-queries.ts';

const PlanDialog = lazyPart(async () => (await import('./form/plan-dialog.tsx')).PlanDialog);

interface PlansSectionProps {
  /** The section's heading, which others lead to. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The way to a plan, for what has none yet. */
const NewPlan = ({ running, heading }: PlansSectionProps & { running: readonly CessationPlan[] }) => {
  const { Dialog, isLoading, opener, close } = useLazyDialog(PlanDialog);
  const free = SUBSTANCE_TYPES.filter((type) => running.every(({ substanceType }) => substanceType !== type));
  if (free.length === 0) return null;
  const button = (
    <Button variant="outline" icon={Plus} pending={isLoading} {...opener}>
      {running.length > 0 ? messages.createAnother : messages.create}
    </Button>
  );
  return (
    <>
      {running.length > 0 ? (
        <div>{button}</div>
      ) : (
        <Card>
          <EmptyState title={messages.invitation} mood="greeting" action={button} focusNext={heading}>
            {messages.invitationText}
          </EmptyState>
        </Card>
      )}
      {Dialog && <Dialog types={free} onClose={close} />}
    </>
  );
};

const Plans = ({ heading }: PlansSectionProps) => {
  const today = useToday();
  const plans = useQuery(plansQuery(today));
  const running = useHeldRows(plans.data?.filter(({ endedAt }) => endedAt === null) ?? []);
  const ended = plans.data?.filter(({ endedAt }) => endedAt !== null) ?? [];
  return (
    <PageQueryView query={plans} words={messages} level={3} lines={3}>
      {() => (
        <>
          {running.map((plan) => (
            <PlanCard key={plan.id} plan={plan} today={today} heading={heading} />
          ))}
          <NewPlan running={running} heading={heading} />
          {ended.length > 0 && (
            <Card>
              <EndedPlans plans={ended} heading={heading} />
            </Card>
          )}
        </>
      )}
    </PageQueryView>
  );
};

/** 'Programa de Cessação': running plans, the way to another one, ended ones. */
export const PlansSection = ({ heading }: PlansSectionProps) => (
  <section className="grid grid-cols-1 gap-3.5 md:gap-6">
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 outline-none">
      {messages.title}
    </h2>
    <Plans heading={heading} />
  </section>
);
