import { parseHeightCm } from '@vida/contract/profile/parse-height.ts';
import { BLOOD_TYPES } from '@vida/contract/profile/profile-choices.ts';
import { EARLIEST_BIRTH_DATE, EXERCISE_LEVELS, SEXES } from '@vida/contract/profile/profile-schemas.ts';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../lib/use-today.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProfileForm } from './profile-form.ts';
import { profileMessages as messages } from './profile-messages.ts';

const text = messages.physical;
const bloodTypes = BLOOD_TYPES.map((type) => ({ value: type, label: type }));
const levels = EXERCISE_LEVELS.map((level) => ({ value: level, label: messages.exerciseLevels[level] }));
const sexes = SEXES.map((sex) => ({ value: sex, label: messages.sexes[sex] }));

/** The unit stands inside the field, where a screen reader does not read it. */
const kilograms = <span className="sr-only">{text.weightHint}</span>;

/** Measures, goals, and what the safety rules need to know. */
export const PhysicalFields = ({ form: { control } }: { form: ProfileForm }) => {
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
