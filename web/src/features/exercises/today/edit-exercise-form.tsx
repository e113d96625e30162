import { INTENSITIES } from '@vida/contract/exercises/exercise-kinds.ts';
import { type Exercise, sentExerciseSchema } from '@vida/contract/exercises/exercise-schemas.ts';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { offerHelp } from '../../../lib/offer-help.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { type FieldWords, useEdited, withUnit } from '../../../lib/use-edited.ts';
import { Button } from '../../../ui/button.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { exercisesMessages } from '../exercises-messages.ts';
import { pageMessages } from '../page-messages.ts';
import type { ExerciseChange } from '../program-changes.ts';

const { name, duration, intensity } = sentExerciseSchema.shape;

/** The inline form; minutes are read as an integer on save (spec section 5). */
const exerciseEditSchema = z.object({ name, duration: z.number().transform(Math.trunc).pipe(duration), intensity });

const messages = pageMessages.form;
const intensities = INTENSITIES.map((value) => ({ value, label: exercisesMessages.intensities[value] }));

type ExerciseDraft = z.input<typeof exerciseEditSchema>;

const words: FieldWords<ExerciseDraft> = {
  labels: { name: messages.name, duration: messages.duration, intensity: exercisesMessages.intensity },
  show: { duration: withUnit(messages.minutes), intensity: (intensity) => exercisesMessages.intensities[intensity] },
};
const toDraft = ({ name, duration, intensity }: ExerciseDraft): ExerciseDraft => ({ name, duration, intensity });

export interface EditExerciseFormProps extends OpenDialogProps {
  exercise: Exercise;
  /** Takes the focus when the form goes. */
  opener: RefObject<HTMLElement | null>;
  /** Throws when it was not stored, which the caller has told. */
  onSave: (change: ExerciseChange) => Promise<void>;
}

/** Name, whole minutes and intensity of one exercise, in its place in the list. */
export const EditExerciseForm = ({ exercise, opener, onSave, onClose }: EditExerciseFormProps) => {
  const { id, name, duration, intensity } = exercise;
  const form = useApiForm(exerciseEditSchema, { defaultValues: { name, duration, intensity } });
  const { control, handleSubmit, setFocus } = form;
  const { isDirty, dirtyFields } = form.formState;
  const [isSaving, setSaving] = useState(false);
  useUnsavedChanges(isDirty);
  // An exercise has no etag of its own: what can be changed in it tells whether another window changed it.
  const current = useMemo(
    () => ({ name, duration, intensity, etag: JSON.stringify([name, duration, intensity]) }),
    [name, duration, intensity],
  );
  const { elsewhere } = useEdited({ form, current, toValues: toDraft, words, isSaving, rowId: id });
  useEffect(() => {
    setFocus('name');
    // The button stands again only after this form has gone.
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) opener.current?.focus();
      });
    };
  }, [setFocus, opener]);

  const submit = handleSubmit(async (typed) => {
    if (isSaving) return;
    setSaving(true);
    try {
      await onSave({
        id,
        ...(dirtyFields.name && { name: typed.name }),
        ...(dirtyFields.duration && { duration: typed.duration }),
        ...(dirtyFields.intensity && { intensity: typed.intensity }),
      });
      void offerHelp([typed.name], [name]);
      onClose();
    } catch {
      setSaving(false);
    }
  });
  return (
    <form
      noValidate
      aria-label={messages.label(name)}
      className="grid gap-3 rounded-md bg-sunken p-4"
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <ElsewhereNotice elsewhere={elsewhere} />
      <TextField control={control} name="name" label={messages.name} maxLength={120} />
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField control={control} name="duration" label={messages.duration} unit={messages.minutes} />
        <SelectField control={control} name="intensity" label={exercisesMessages.intensity} options={intensities} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="outline" pending={isSaving} pendingLabel={messages.saving}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
};
