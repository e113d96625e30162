import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import { GlucoseFields } from './glucose-fields.tsx';
import type { MeasurementFieldsProps } from './measurement-form.ts';
import { NotesField } from './notes-field.tsx';
import { PressureFields } from './pressure-fields.tsx';
import { WhenField } from './when-field.tsx';

const ValueFields = ({ type, form }: MeasurementFieldsProps) => {
  if (type === 'glucose') return <GlucoseFields form={form} />;
  if (type === 'blood_pressure') return <PressureFields form={form} />;
  return (
    <NumberField
      control={form.control}
      name="value"
      label={messages.labels[type]}
      hint={type === 'weight' ? undefined : messages.hints[type]}
      unit={storedUnitOf(type)}
      big
    />
  );
};

/** The fields of one type, then those that every measurement has. */
export const MeasurementFields = ({ type, form }: MeasurementFieldsProps) => (
  <>
    <ValueFields type={type} form={form} />
    <WhenField type={type} form={form} />
    <NotesField form={form} />
  </>
);
