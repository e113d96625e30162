import { zodResolver } from '@hookform/resolvers/zod';
import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDay } from '../../../../lib/format.ts';
import { offerHelp } from '../../../../lib/offer-help.ts';
import { tellFailure } from '../../../../lib/tell.ts';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../../lib/use-api-form.ts';
import { type FieldWords, useEdited } from '../../../../lib/use-edited.ts';
import { useToday } from '../../../../lib/use-today.ts';
import { EntryDialog } from '../../../../ui/entry-dialog.tsx';
import { formatNumber } from '../../../../ui/format-number.ts';
import type { OpenDialogProps } from '../../../../ui/lazy-part.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { substancesMessages } from '../../substances-messages.ts';
import { formatMoney, triggerWords } from '../plan-words.ts';
import { useAddPlan, useChangePlan } from '../plans-queries.ts';
import { blankPlan, CENTS, draftOfPlan, type PlanDraft, planDraftSchema, toNewPlan } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { planFormMessages as messages } from './plan-form-messages.ts';

const { elsewhere, kinds } = messages;

const words: FieldWords<PlanDraft> = {
  labels: elsewhere.labels,
  show: {
    substanceType: (type) => substancesMessages.names[type],
    kind: (kind) => kinds[kind],
    unit: (unit) => substancesMessages.units[unit][1],
    quitDay: formatDay,
    price: (price) => (price === null ? '' : formatMoney(price * CENTS)),
    steps: (steps) =>
      steps
        .map(({ fromDay, dailyLimit }) => elsewhere.step(formatDay(fromDay), formatNumber(dailyLimit ?? 0)))
        .join('; '),
    triggers: (triggers) => triggers.map((trigger) => triggerWords[trigger]).join(', '),
  },
};

/** The form of a new plan, or of `plan`, with its saving. */
const usePlanForm = (initial: PlanDraft, plan: CessationPlanWithEtag | undefined, onSaved: () => void) => {
  const add = useAddPlan();
  const change = useChangePlan();
  const form = useForm<PlanDraft>({ resolver: zodResolver(planDraftSchema), defaultValues: initial });
  const [isSaving, setSaving] = useState(false);
  // A second press may come before the first one is drawn, or be checked after it was stored.
  const isSending = useRef(false);
  useUnsavedChanges(form.formState.isDirty);

  const edited = useEdited({ form, current: plan ?? null, toValues: draftOfPlan, words, isSaving, rowId: plan?.id });

  const send = (draft: PlanDraft): Promise<CessationPlan> => {
    const body = toNewPlan(draft);
    return plan
      ? change.mutateAsync({ params: { id: plan.id }, body: { ...body, etag: edited.etag } })
      : add.mutateAsync({ body });
  };

  const save = async (draft: PlanDraft): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    try {
      await send(draft);
      toast({ title: plan ? messages.changed : messages.created });
      void offerHelp([draft.reason, draft.ownTriggers], [initial.reason, initial.ownTriggers]);
      onSaved();
    } catch (error) {
      if (!edited.readRefusal(error) && !showServerErrors(form, error))
        tellFailure(error, plan ? messages.notChanged : messages.notCreated);
      isSending.current = false;
    }
    setSaving(false);
  };

  return { form, isSaving, elsewhere: edited.elsewhere, submit: form.handleSubmit(save) };
};

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
  const entry = usePlanForm(plan ? draftOfPlan(plan) : blankPlan(preferred, today), plan, onClose);
  return (
    <EntryDialog
      title={plan ? messages.editTitle : messages.newTitle}
      description={messages.description}
      saveLabel={plan ? undefined : messages.save}
      entry={entry}
      onClose={onClose}
    >
      <PlanFields form={entry.form} types={plan ? [] : types} hasOwnSteps={plan?.kind === 'taper'} />
    </EntryDialog>
  );
};
