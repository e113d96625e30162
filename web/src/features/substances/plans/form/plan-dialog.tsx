import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { useToday } from '../../../../lib/use-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ElsewhereNotice } from '../../../../ui/elsewhere-notice.tsx';
import type { OpenDialogProps } from '../../../../ui/use-lazy-dialog.ts';
import { blankPlan, draftOfPlan } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { planFormMessages as messages } from './plan-form-messages.ts';
import { usePlanForm } from './use-plan-form.ts';

interface PlanDialogProps extends OpenDialogProps {
  /** The plan that is edited. */
  plan?: CessationPlanWithEtag;
  /** What a new plan may be for: one runs for each. */
  types?: readonly SubstanceType[];
}

/** A new plan, or a running one to be changed. */
export const PlanDialog = ({ plan, types = [], onClose }: PlanDialogProps) => {
  const today = useToday();
  const preferred = types.includes('tobacco') ? 'tobacco' : (types[0] ?? 'tobacco');
  const { form, isSaving, elsewhere, submit } = usePlanForm(
    plan ? draftOfPlan(plan) : blankPlan(preferred, today),
    plan,
    onClose,
  );
  return (
    <Dialog
      open
      title={plan ? messages.editTitle : messages.newTitle}
      description={messages.description}
      onOpenChange={onClose}
    >
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <ElsewhereNotice elsewhere={elsewhere} />
        <PlanFields form={form} types={plan ? [] : types} hasOwnSteps={plan?.kind === 'taper'} />
        <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
          {plan ? messages.saveChanges : messages.save}
        </Button>
      </form>
    </Dialog>
  );
};
