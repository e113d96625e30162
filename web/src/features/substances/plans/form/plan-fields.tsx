import { CESSATION_KINDS, TRIGGERS } from '@vida/contract/substances/cessation-schemas.ts';
import { SUBSTANCE_UNITS, type SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FieldGroup } from '../../../../ui/fields/field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { OptionGridField } from '../../../../ui/fields/option-grid-field.tsx';
import { RadioChips } from '../../../../ui/fields/radio-chips.tsx';
import { RadioChipsField } from '../../../../ui/fields/radio-chips-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { unitOptionsOf } from '../../format-amount.ts';
import { substancesMessages } from '../../substances-messages.ts';
import { CareNotice, WithdrawalLine } from '../care-notice.tsx';
import { triggerWords } from '../plan-words.ts';
import { hasPrice, type PlanForm, useNeedsHelp } from './plan-draft.ts';
import { planFormMessages as messages } from './plan-form-messages.ts';
import { TaperFields } from './taper-fields.tsx';

/** Before a plan for alcohol: which signs are an emergency, and whom to talk to first where stopping is dangerous. */
const WithdrawalNotice = ({ control }: Pick<PlanForm, 'control'>) => {
  const substanceType = useWatch({ control, name: 'substanceType' });
  const needsHelp = useNeedsHelp(control);
  if (substanceType !== 'alcohol') return null;
  return (
    <div role="status">
      {needsHelp ? (
        <Notice tone="warning" title={messages.helpTitle}>
          <p>
            {messages.helpText} <a href="tel:136">{messages.helpLink}</a>.
          </p>
          <WithdrawalLine />
        </Notice>
      ) : (
        <WithdrawalLine className="text-sm text-muted-foreground" />
      )}
    </div>
  );
};

const kindOptions = CESSATION_KINDS.map((value) => ({ value, label: messages.kinds[value] }));
const triggerOptions = TRIGGERS.map((value) => ({ value, label: triggerWords[value] }));

interface PlanFieldsProps {
  form: PlanForm;
  /** What a plan may be for; one alone is not asked. */
  types: readonly SubstanceType[];
  hasOwnSteps: boolean;
}

/** What the plan is for; the unit follows. */
const TypeField = ({ form, types }: Omit<PlanFieldsProps, 'hasOwnSteps'>) => {
  const name = useId();
  const type = useWatch({ control: form.control, name: 'substanceType' });
  const changeType = (next: SubstanceType) => {
    form.setValue('substanceType', next, { shouldDirty: true });
    form.setValue('unit', SUBSTANCE_UNITS[next][0], { shouldDirty: true });
    form.clearErrors();
  };
  const options = types.map((value) => ({ value, label: substancesMessages.names[value] }));
  return (
    <FieldGroup label={messages.type}>
      <RadioChips name={name} options={options} value={type} onChange={changeType} />
    </FieldGroup>
  );
};

/** What keeps the person going: the price, the triggers, the reason. None has to be said. */
const OptionalFields = ({ form: { control } }: { form: PlanForm }) => {
  const [substanceType, unit] = useWatch({ control, name: ['substanceType', 'unit'] });
  return (
    <>
      {hasPrice({ substanceType, unit }) && (
        <NumberField
          control={control}
          name="price"
          label={messages.price(substancesMessages.units[unit][0])}
          hint={unit === 'cigarros' ? messages.priceHintCigarette : messages.priceHint}
          unit={messages.currency}
        />
      )}
      <Disclosure title={messages.triggers} className="border-y border-border">
        <OptionGridField
          control={control}
          name="triggers"
          label={messages.triggers}
          options={triggerOptions}
          hideLabel
        />
        <TextField
          control={control}
          name="ownTriggers"
          label={messages.ownTriggers}
          hint={messages.ownTriggersHint}
          className="mt-3"
        />
      </Disclosure>
      <TextareaField
        control={control}
        name="reason"
        label={messages.reason}
        hint={messages.reasonHint}
        rows={2}
        maxLength={500}
      />
    </>
  );
};

/** Everything a plan can say; what makes stopping dangerous is told as soon as it is known. */
export const PlanFields = ({ form, types, hasOwnSteps }: PlanFieldsProps) => {
  const { control } = form;
  const [type, kind] = useWatch({ control, name: ['substanceType', 'kind'] });
  const quitDayHint = useNeedsHelp(control) ? messages.quitDayHelpHint : messages.quitDayHint;
  return (
    <>
      {types.length > 1 && <TypeField form={form} types={types} />}
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <NumberField control={control} name="usualPerDay" label={messages.usual[type]} hint={messages.usualHint} />
        <SelectField control={control} name="unit" label={messages.unit} options={unitOptionsOf(type)} />
      </div>
      <CareNotice />
      <WithdrawalNotice control={control} />
      <RadioChipsField control={control} name="kind" label={messages.kind} options={kindOptions} />
      {kind === 'taper' && <TaperFields form={form} hasOwnSteps={hasOwnSteps} />}
      <TextField
        type="date"
        control={control}
        name="quitDay"
        label={messages.quitDay}
        hint={kind === 'taper' ? messages.quitDayTaperHint : quitDayHint}
      />
      <OptionalFields form={form} />
    </>
  );
};
