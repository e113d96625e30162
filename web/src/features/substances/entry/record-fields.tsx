import { roundTo } from '@vida/contract/core/decimals.ts';
import { toWallTime } from '@vida/contract/core/wall-time.ts';
import {
  DRINKS,
  SUBSTANCE_TYPES,
  SUBSTANCE_UNITS,
  type SubstanceType,
  UNITS_WITH_DRINK,
} from '@vida/contract/substances/substance-kinds.ts';
import {
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  standardDosesOf,
  type Use,
} from '@vida/contract/substances/substance-rules.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from '../../../lib/session.ts';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioChips } from '../../../ui/fields/radio-chips.tsx';
import { RadioChipsField } from '../../../ui/fields/radio-chips-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { formatAmount, unitOptionsOf } from '../format-amount.ts';
import { servingOf } from '../serving-messages.ts';
import { substancesMessages } from '../substances-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { RecordForm } from './record-draft.ts';

const typeOptions = SUBSTANCE_TYPES.map((value) => ({ value, label: substancesMessages.names[value] }));
const drinkOptions = DRINKS.map((value) => ({ value, label: messages.drinks[value] }));
const whenOptions = [
  { value: 'now', label: messages.atOnce },
  { value: 'then', label: messages.another },
];

const describe = (use: Use): string | null => {
  const { unit } = use;
  if (use.substanceType === 'alcohol') {
    const doses = formatAmount(roundTo(standardDosesOf(use), 1), 'doses');
    return unit === 'doses' ? messages.doses(doses) : messages.estimate(doses, servingOf(unit, use.drink));
  }
  if (unit === 'xícaras') return messages.caffeine(formatAmount(Math.round(caffeineMgOf(use)), 'mg'));
  if (unit === 'maços') return messages.equals(formatAmount(roundTo(cigarettesOf(use), 1), 'cigarros'));
  if (unit === 'sessões') return messages.equals(formatAmount(roundTo(gamingHoursOf(use), 1), 'horas'));
  return null;
};

/** What an amount comes to in the measure that health speaks of, while it is typed. */
const UseEstimate = ({ control }: Pick<RecordForm, 'control'>) => {
  const { amount, ...use } = useWatch({ control });
  const { substanceType, unit } = use;
  if (!substanceType || !unit || !amount || Number.isNaN(amount)) return null;
  const text = describe({
    substanceType,
    amount,
    unit,
    drink: use.drink ?? null,
    sessionHours: use.sessionHours ?? null,
  });
  return text && <p className="text-sm text-muted-foreground">{text}</p>;
};

/** What was used and how much; the units belong to the type, and another type begins with its first. */
const AmountFields = ({ form }: { form: RecordForm }) => {
  const { control } = form;
  const typeName = useId();
  const [type, unit] = useWatch({ control, name: ['substanceType', 'unit'] });
  const changeType = (next: SubstanceType) => {
    form.setValue('substanceType', next, { shouldDirty: true });
    form.setValue('unit', SUBSTANCE_UNITS[next][0], { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <>
      <FieldGroup label={messages.type}>
        <RadioChips name={typeName} options={typeOptions} value={type} onChange={changeType} />
      </FieldGroup>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <NumberField control={control} name="amount" label={messages.amount} />
        <SelectField control={control} name="unit" label={messages.unit} options={unitOptionsOf(type)} />
      </div>
      {UNITS_WITH_DRINK.includes(unit) && (
        <RadioChipsField control={control} name="drink" label={messages.drink} options={drinkOptions} />
      )}
      {unit === 'sessões' && (
        <NumberField control={control} name="sessionHours" label={messages.sessionHours} unit={messages.hours} />
      )}
      <UseEstimate control={control} />
    </>
  );
};

interface RecordFieldsProps {
  form: RecordForm;
  /** A stored use has its moment: 'Agora' is not asked. */
  isStored?: boolean;
}

/** Everything a use can say. */
export const RecordFields = ({ form, isStored = false }: RecordFieldsProps) => {
  const { control } = form;
  const { timeZone } = useUser();
  const when = useWatch({ control, name: 'when' });
  return (
    <>
      <AmountFields form={form} />
      {!isStored && <RadioChipsField control={control} name="when" label={messages.when} options={whenOptions} />}
      {when === 'then' && (
        <TextField
          type="datetime-local"
          control={control}
          name="recordedAt"
          label={messages.recordedAt}
          max={toWallTime(new Date(), timeZone)}
        />
      )}
      <TextareaField control={control} name="notes" label={messages.notes} hint={messages.notesHint} rows={2} />
    </>
  );
};
