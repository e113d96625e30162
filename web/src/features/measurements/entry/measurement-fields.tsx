import { hasTime, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricMessages } from '../metric-messages.ts';
import { GlucoseFields } from './glucose-fields.tsx';
import { MAX_NOTES, type MeasurementFieldsProps } from './measurement-draft.ts';
import { PressureFields } from './pressure-fields.tsx';
import { toWhen } from './when.ts';

/** When it was; a laboratory value has a day alone. */
const WhenField = ({ type, form }: MeasurementFieldsProps) => {
  const { timeZone } = useUser();
  const Field = hasTime(type) ? DateTimeField : DateField;
  return (
    <Field
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
