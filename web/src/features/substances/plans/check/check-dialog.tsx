import { zodResolver } from '@hookform/resolvers/zod';
import { addDaysTo } from '@vida/contract/core/time.ts';
import { describeIssueAlone } from '@vida/contract/core/validation-messages.ts';
import type { CessationCheckWithEtag, CessationPlanWithEtag } from '@vida/contract/substances/cessation-endpoints.ts';
import {
  type CessationPlan,
  CRAVING_STRENGTH,
  type NewCessationCheck,
  newCessationCheckSchema,
} from '@vida/contract/substances/cessation-schemas.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { offerHelp } from '../../../../lib/offer-help.ts';
import { tellFailure } from '../../../../lib/tell.ts';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.ts';
import { showServerErrors } from '../../../../lib/use-api-form.ts';
import { type FieldWords, useEdited } from '../../../../lib/use-edited.ts';
import { celebrate } from '../../../../lib/vida-says.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EntryForm } from '../../../../ui/entry-dialog.tsx';
import { RadioChipsField } from '../../../../ui/fields/radio-chips-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import type { OpenDialogProps } from '../../../../ui/lazy-part.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { RelapseWords } from '../craving/craving-dialog.tsx';
import { checkMessages as messages } from '../plan-messages.ts';
import { useCheckDay } from '../plans-queries.ts';

/** A look back while it is filled in; '' is not said. */
interface CheckDraft {
  day: string;
  kept: '' | 'yes' | 'no';
  craving: string;
  notes: string;
}

const cravingOptions = Array.from({ length: CRAVING_STRENGTH.max - CRAVING_STRENGTH.min + 1 }, (_, index) => ({
  value: String(CRAVING_STRENGTH.min + index),
  label: String(CRAVING_STRENGTH.min + index),
}));

/** A day's look back as it is stored; nothing was said while `kept` is null. */
type StoredLook = Omit<CessationCheckWithEtag, 'kept'> & { readonly kept: boolean | null };

/** What was said of that day already, or nothing. */
const lookAt = ({ checks }: CessationPlanWithEtag, day: string): StoredLook =>
  checks.find((each) => each.day === day) ?? { day, kept: null, craving: null, notes: null, etag: '' };

const draftOfLook = ({ day, kept, craving, notes }: StoredLook): CheckDraft => ({
  day,
  kept: kept === null ? '' : kept ? 'yes' : 'no',
  craving: craving === null ? '' : String(craving),
  notes: notes ?? '',
});

const toNewCheck = ({ day, kept, craving, notes }: CheckDraft): NewCessationCheck => ({
  day,
  kept: kept === 'yes',
  craving: craving === '' ? null : Number(craving),
  notes: notes.trim() === '' ? null : notes,
});

const checkDraftSchema = z
  .object({ day: z.string(), kept: z.enum(['', 'yes', 'no']), craving: z.string(), notes: z.string() })
  .superRefine((draft, ctx) => {
    if (draft.kept === '') ctx.addIssue({ code: 'custom', path: ['kept'], message: messages.keptMissing });
    const checked = newCessationCheckSchema.safeParse(toNewCheck(draft), { error: describeIssueAlone });
    for (const { path, message } of checked.error?.issues ?? []) ctx.addIssue({ code: 'custom', path, message });
  });

interface CheckDialogProps extends OpenDialogProps {
  plan: CessationPlanWithEtag;
  today: string;
  onRecord: () => void;
}

const keptOptions = [
  { value: 'yes', label: messages.kept },
  { value: 'no', label: messages.notKept },
];

const words: FieldWords<CheckDraft> = {
  labels: messages.fieldNames,
  show: { kept: (kept) => (kept === '' ? '' : kept === 'yes' ? messages.kept : messages.notKept) },
};

/** The first day on which there was something to keep. */
const firstDayOf = ({ startedDay, quitDay, steps }: CessationPlan): string => {
  const first = steps[0]?.fromDay ?? quitDay;
  return first > startedDay ? first : startedDay;
};

/** 'Como foi hoje?', and yesterday: kept or not, how strong the wish was, a note. */
export const CheckDialog = ({ plan, today, onRecord, onClose }: CheckDialogProps) => {
  const check = useCheckDay();
  const yesterday = addDaysTo(today, -1);
  const form = useForm<CheckDraft>({
    resolver: zodResolver(checkDraftSchema),
    defaultValues: draftOfLook(lookAt(plan, today)),
  });
  const { control, formState } = form;
  const day = useWatch({ control, name: 'day' });
  const [isRelapse, setRelapse] = useState(false);
  useUnsavedChanges(formState.isDirty && !isRelapse);
  const edited = useEdited({
    form,
    current: lookAt(plan, day),
    toValues: draftOfLook,
    words,
    isSaving: check.isPending,
    rowId: plan.id,
  });

  const save = form.handleSubmit(async (draft) => {
    if (check.isPending) return;
    try {
      await check.mutateAsync({ params: { id: plan.id }, body: { ...toNewCheck(draft), etag: edited.etag } });
    } catch (error) {
      if (!edited.readRefusal(error) && !showServerErrors(form, error)) tellFailure(error, messages.notSaved);
      return;
    }
    const isKept = draft.kept === 'yes';
    const offering = offerHelp([draft.notes], [lookAt(plan, draft.day).notes]);
    void offering.then((isOffered) => isKept && !isOffered && celebrate('substance_avoided'));
    if (!isKept) return setRelapse(true);
    toast({ title: messages.saved });
    onClose();
  });

  return (
    <Dialog open title={isRelapse ? messages.relapseTitle : messages.title} onOpenChange={onClose}>
      {isRelapse ? (
        <RelapseWords type={plan.substanceType} onRecord={onRecord} onClose={onClose} />
      ) : (
        <EntryForm
          entry={{ submit: save, isSaving: check.isPending, elsewhere: edited.elsewhere }}
          saveLabel={messages.save}
        >
          {yesterday >= firstDayOf(plan) && (
            <Segmented
              label={messages.day}
              options={[
                { value: today, label: messages.today },
                { value: yesterday, label: messages.yesterday },
              ]}
              value={day}
              onChange={(next) => edited.rest(lookAt(plan, next))}
            />
          )}
          <RadioChipsField control={control} name="kept" label={messages.keptQuestion} options={keptOptions} />
          <RadioChipsField control={control} name="craving" label={messages.craving} options={cravingOptions} />
          <TextareaField control={control} name="notes" label={messages.notes} rows={2} maxLength={500} />
        </EntryForm>
      )}
    </Dialog>
  );
};
