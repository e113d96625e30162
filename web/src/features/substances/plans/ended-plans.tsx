import { dayOf } from '@vida/contract/core/time.ts';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { ConfirmWrite } from '../../../lib/confirm-write.tsx';
import { formatDay } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { useFocusOnLeave } from '../../../ui/use-focus.ts';
import { formatDays } from '../format-amount.ts';
import { planMessages as messages } from './plan-messages.ts';
import { planTitleOf } from './plan-words.ts';
import { useDeletePlan } from './plans-queries.ts';

interface RemovePlanProps extends OpenDialogProps {
  plan: CessationPlan;
}

/** Asks before a plan and its history go. */
export const RemovePlan = ({ plan: { id }, onClose }: RemovePlanProps) => {
  const remove = useDeletePlan();
  return (
    <ConfirmWrite
      title={messages.removeTitle}
      description={messages.removeText}
      confirmLabel={messages.remove}
      danger
      send={() => remove.mutateAsync({ params: { id } })}
      done={messages.removed}
      failed={messages.notRemoved}
      onClose={onClose}
    />
  );
};

interface EndedPlanProps {
  plan: CessationPlan;
  /** Takes the focus when the plan is gone. */
  heading: RefObject<HTMLElement | null>;
}

const EndedPlan = ({ plan, heading }: EndedPlanProps) => {
  const place = useRef<HTMLLIElement>(null);
  useFocusOnLeave(place, heading);
  const { timeZone } = useUser();
  const [isAsking, setAsking] = useState(false);
  const { startedDay, endedAt, progress } = plan;
  const endedDay = endedAt === null ? startedDay : dayOf(new Date(endedAt), timeZone);
  return (
    <li ref={place} className="flex items-center gap-3 border-t border-border py-2 first:border-t-0">
      <div className="mr-auto min-w-0">
        <p className="font-medium">{planTitleOf(plan)}</p>
        <p className="text-sm text-muted-foreground">
          {[
            messages.period(formatDay(startedDay), formatDay(endedDay)),
            messages.endedBest(formatDays(progress.bestDaysWithout)),
            messages.endedCravings(progress.cravingsPassed),
          ].join(' · ')}
        </p>
      </div>
      <IconButton icon={Trash2} label={messages.removeEnded(planTitleOf(plan))} onClick={() => setAsking(true)} />
      {isAsking && <RemovePlan plan={plan} onClose={() => setAsking(false)} />}
    </li>
  );
};

interface EndedPlansProps extends Pick<EndedPlanProps, 'heading'> {
  plans: readonly CessationPlan[];
}

/** Plans that were ended, with what they brought. */
export const EndedPlans = ({ plans, heading }: EndedPlansProps) => (
  <Disclosure title={messages.endedPlans(plans.length)}>
    <ul>
      {plans.map((plan) => (
        <EndedPlan key={plan.id} plan={plan} heading={heading} />
      ))}
    </ul>
  </Disclosure>
);
