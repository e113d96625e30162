import { hasTime, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import {
  isWholeSystolic,
  parsePressure,
  parseSystolicBeforeJoint,
} from '@vida/contract/measurements/parse-pressure.ts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioChipsField } from '../../../ui/fields/radio-chips-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricMessages } from '../metric-messages.ts';
import { contextOptions } from '../metric-options.ts';
import { entryMessages as messages } from './entry-messages.ts';
import { MAX_NOTES, type MeasurementFieldsProps, OUT_OF_RANGE } from './measurement-draft.ts';
import { toWhen } from './when.ts';

/** The moments worth a tap; 'outro' is leaving them all alone. */
const namedOptions = contextOptions.filter(({ value }) => value !== 'outro');

/** A phone's number pad has no letters. */
const flagWords = ['LO', 'HI'] as const;

/** A glucose value in the person's unit, or LO and HI, and the moment. */
const GlucoseFields = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
  const { glucoseUnit } = useUser();
  return (
    <>
      <div className="grid grid-cols-1 gap-1">
        <NumberField
          control={form.control}
          name="value"
          label={metricMessages.glucose.label}
          unit={glucoseUnit}
          words={OUT_OF_RANGE}
          big
        />
        <div className="flex flex-wrap items-center gap-x-1 text-muted-foreground">
          <span className="control-text">{messages.deviceShowed}</span>
          {flagWords.map((word) => (
            <Button
              key={word}
              variant="ghost"
              aria-label={`${messages.deviceShowed} ${word}`}
              onClick={() => form.setValue('value', OUT_OF_RANGE[word], { shouldDirty: true })}
            >
              {word}
            </Button>
          ))}
        </div>
      </div>
      <RadioChipsField
        control={form.control}
        name="context"
        label={measurementsMessages.names.context}
        options={namedOptions}
      />
    </>
  );
};

const { label, hint } = metricMessages.blood_pressure;

/**
 * The two numbers of a pressure. A whole first one leads on to the second; '12x8' typed or pasted into
 * the first fills both.
 */
const PressureFields = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
  const { control, setValue } = form;
  const place = useRef<HTMLDivElement>(null);
  const lastText = useRef('');
  const set = (name: 'value' | 'diastolic', value: number) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  // At once: the form's own setFocus waits, and fast typing would go on in the first field.
  const focusSecond = () => place.current?.querySelector<HTMLInputElement>('[name="diastolic"]')?.focus();

  const readFirst = (text: string) => {
    const isLonger = text.length > lastText.current.length;
    lastText.current = text;
    const both = parsePressure(text);
    const systolic = both?.systolic ?? parseSystolicBeforeJoint(text);
    if (systolic !== null) set('value', systolic);
    if (both) set('diastolic', both.diastolic);
    // Not while something is taken away: then the person is correcting.
    if (isLonger && (systolic !== null || isWholeSystolic(text))) focusSecond();
  };

  return (
    <FieldGroup label={label} hint={hint}>
      <div ref={place} className="grid grid-cols-2 items-start gap-3">
        <NumberField control={control} name="value" label={messages.systolic} onTyped={readFirst} big />
        <NumberField control={control} name="diastolic" label={messages.diastolic} big />
      </div>
    </FieldGroup>
  );
};

/** When it was; a laboratory value has a day alone. */
const WhenField = ({ type, form }: MeasurementFieldsProps) => {
  const { timeZone } = useUser();
  return (
    <TextField
      type={hasTime(type) ? 'datetime-local' : 'date'}
      control={form.control}
      name="when"
      label={measurementsMessages.names.when}
      max={toWhen(type, new Date(), timeZone)}
    />
  );
};

const { names } = measurementsMessages;

/** The person's own words, folded away until they are wanted. */
const NotesField = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
  const [isOpened, setOpened] = useState(false);
  const [isOpenAtFirst] = useState(form.getValues('notes') !== '');
  const { setFocus } = form;
  useEffect(() => {
    if (isOpened) setFocus('notes');
  }, [isOpened, setFocus]);
  if (isOpened || isOpenAtFirst)
    return <TextareaField control={form.control} name="notes" label={names.notes} rows={2} maxLength={MAX_NOTES} />;
  return (
    <div>
      <Button variant="ghost" icon={Plus} className="-ml-3" onClick={() => setOpened(true)}>
        {names.notes}
      </Button>
    </div>
  );
};

const ValueFields = ({ type, form }: MeasurementFieldsProps) => {
  if (type === 'glucose') return <GlucoseFields form={form} />;
  if (type === 'blood_pressure') return <PressureFields form={form} />;
  const { label, hint } = metricMessages[type];
  return <NumberField control={form.control} name="value" label={label} hint={hint} unit={storedUnitOf(type)} big />;
};

/** The fields of one type, then those that every measurement has. */
export const MeasurementFields = ({ type, form }: MeasurementFieldsProps) => (
  <>
    <ValueFields type={type} form={form} />
    <WhenField type={type} form={form} />
    <NotesField form={form} />
  </>
);
