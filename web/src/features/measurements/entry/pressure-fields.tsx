import {
  isWholeSystolic,
  parsePressure,
  parseSystolicBeforeJoint,
} from '@vida/contract/measurements/parse-pressure.ts';
import { useRef } from 'react';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { metricMessages } from '../metric-messages.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { MeasurementFieldsProps } from './measurement-draft.ts';

const { label, hint } = metricMessages.blood_pressure;

/**
 * The two numbers of a pressure. A whole first one leads on to the second; '12x8' typed or pasted into the first
 * fills both.
 */
export const PressureFields = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
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
