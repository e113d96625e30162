import { parseHeightCm } from '@vida/contract/profile/parse-height.ts';
import { BLOOD_TYPES, PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { EARLIEST_BIRTH_DATE, EXERCISE_LEVELS, SEXES } from '@vida/contract/profile/profile-schemas.ts';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../lib/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { type Elsewhere, ElsewhereNotice } from '../../ui/elsewhere-notice.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BodyNotes } from './body-notes.tsx';
import { ChoiceSection } from './choice-section.tsx';
import { type ProfileForm, readBody } from './profile-form.ts';
import { profileMessages as messages } from './profile-messages.ts';
import { ProfileSection } from './profile-section.tsx';
import type { Folds } from './use-disclosures.ts';

const text = messages.physical;
const bloodTypes = BLOOD_TYPES.map((type) => ({ value: type, label: type }));
const levels = EXERCISE_LEVELS.map((level) => ({ value: level, label: messages.exerciseLevels[level] }));
const sexes = SEXES.map((sex) => ({ value: sex, label: messages.sexes[sex] }));

/** The unit stands inside the field, where a screen reader does not read it. */
const kilograms = <span className="sr-only">{text.weightHint}</span>;

/** Measures, goals, and what the safety rules need to know. */
const PhysicalFields = ({ form: { control } }: { form: ProfileForm }) => {
  const today = useToday();
  const sex = useWatch({ control, name: 'sex' });
  const unset = { control, placeholder: text.unset };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(200px,100%),1fr))] gap-5">
      <NumberField
        control={control}
        name="height"
        label={text.height}
        unit="cm"
        hint={text.heightHint}
        read={parseHeightCm}
      />
      <NumberField control={control} name="currentWeight" label={text.currentWeight} unit="kg" hint={kilograms} />
      <NumberField control={control} name="weightGoal" label={text.weightGoal} unit="kg" hint={kilograms} />
      <NumberField control={control} name="sleepGoal" label={text.sleepGoal} unit="horas" hint={text.sleepGoalHint} />
      <SelectField {...unset} name="bloodType" label={text.bloodType} options={bloodTypes} />
      <SelectField {...unset} name="exerciseLevel" label={text.exerciseLevel} options={levels} />
      <TextField
        type="date"
        control={control}
        name="birthDate"
        label={text.birthDate}
        hint={text.birthDateHint}
        min={EARLIEST_BIRTH_DATE}
        max={today}
      />
      <SelectField {...unset} name="sex" label={text.sex} hint={text.sexHint} options={sexes} />
      {sex !== 'male' && (
        <CheckboxField
          control={control}
          name="pregnant"
          label={text.pregnant}
          hint={text.pregnantHint}
          className="md:pt-7"
        />
      )}
    </div>
  );
};

interface ProfileEditorProps {
  form: ProfileForm;
  folds: Folds;
  elsewhere: Elsewhere | null;
  isSaving: boolean;
  onSubmit: (event: FormEvent) => void;
}

/** What gets focus scrolls clear of the save bar and brings its label along. */
const formClass = 'contents [&_:is(input,select)]:scroll-mt-16 [&_:is(input,select)]:scroll-mb-52';

/** Stays in sight while the profile is edited, above the phone's bottom bar, and above a toast. */
const SaveBar = ({ isDirty, isSaving }: { isDirty: boolean; isSaving: boolean }) => (
  <div
    className="sticky bottom-19 z-20 flex items-center justify-between gap-3 rounded-lg bg-card
py-3 pr-3 pl-4 shadow-float md:bottom-[calc(1rem+var(--toast-space,0px))] md:pl-6"
  >
    <p role="status" className={isDirty ? 'text-sm font-semibold' : 'text-sm text-muted-foreground'}>
      {isDirty ? messages.unsaved : messages.untouched}
    </p>
    <Button type="submit" size="lg" className="shrink-0" pending={isSaving} pendingLabel={messages.saving}>
      {messages.save}
    </Button>
  </div>
);

/** The profile in edit mode. On a phone the sections fold, the first one open. */
export const ProfileEditor = ({ form, folds, elsewhere, isSaving, onSubmit }: ProfileEditorProps) => {
  const body = readBody(useWatch({ control: form.control }));
  return (
    <form noValidate className={formClass} aria-label={messages.title} onSubmit={onSubmit}>
      <ElsewhereNotice elsewhere={elsewhere} />
      <ProfileSection title={messages.physical.title} note={messages.physical.subtitle} fold={folds.of()}>
        <div className="grid gap-5">
          <PhysicalFields form={form} />
          <BodyNotes profile={body} />
        </div>
      </ProfileSection>
      {PROFILE_LISTS.map((each) => (
        <ChoiceSection key={each.list} form={form} of={each} fold={folds.of(each.list)} />
      ))}
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSaving} />
    </form>
  );
};
