import { hasTime } from '@vida/contract/measurements/metric-definitions.ts';
import { useUser } from '../../../lib/session.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import type { MeasurementFieldsProps } from './measurement-form.ts';
import { toWhen } from './when.ts';

/** When it was; a laboratory value has a day alone. */
export const WhenField = ({ type, form }: MeasurementFieldsProps) => {
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
