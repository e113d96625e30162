import { zodResolver } from '@hookform/resolvers/zod';
import type { CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDay } from '../../../../lib/format.ts';
import { offerHelp } from '../../../../lib/offer-help.ts';
import { tellFailure } from '../../../../lib/tell-failure.ts';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../../lib/use-api-form.ts';
import { type FieldWords, useEdited } from '../../../../lib/use-edited.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { substancesMessages } from '../../substances-messages.ts';
import { formatMoney } from '../format-money.ts';
import { triggerWords } from '../plan-words.ts';
import { useAddPlan, useChangePlan } from '../plans-queries.ts';
import { CENTS, draftOfPlan, type PlanDraft, planDraftSchema, toNewPlan } from './plan-draft.ts';
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
export const usePlanForm = (initial: PlanDraft, plan: CessationPlanWithEtag | undefined, onSaved: () => void) => {
  const add = useAddPlan();
  const change = useChangePlan();
  const form = useForm<PlanDraft>({ resolver: zodResolver(planDraftSchema), defaultValues: initial });
  const [isSaving, setSaving] = useState(false);
  // A second press may come before the first one is drawn, or be checked after it was stored.
  const isSending = useRef(false);
  useUnsavedChanges(form.formState.isDirty);

  const edited = useEdited({
    form,
    current: plan ?? null,
    toValues: draftOfPlan,
    words,
    isSaving,
    rowId: plan?.id,
  });

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

export type PlanForm = ReturnType<typeof usePlanForm>['form'];
