import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { Control } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { contextOptions, kindOptions } from '../metric-options.ts';
import type { ReadingsFilter } from './readings-filter.ts';
import { readingsMessages as messages } from './readings-messages.ts';

const periodOptions = [7, 14, 30, 90, 365].map((days) => ({
  value: String(days),
  label: measurementsMessages.lastDays(days),
}));

interface FilterFieldsProps {
  id: string;
  type: MetricType;
  control: Control<ReadingsFilter>;
}

/** The period, and for glucose the moment and where a reading came from. */
export const FilterFields = ({ id, type, control }: FilterFieldsProps) => (
  <fieldset id={id} className="mb-4 grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-2 md:grid-cols-3">
    <legend className="sr-only">{messages.filters}</legend>
    <SelectField
      control={control}
      name="days"
      label={measurementsMessages.period}
      options={periodOptions}
      placeholder={messages.everything}
    />
    {type === 'glucose' && (
      <>
        <SelectField
          control={control}
          name="context"
          label={measurementsMessages.names.context}
          options={contextOptions}
          placeholder={messages.anyContext}
        />
        <SelectField
          control={control}
          name="kind"
          label={measurementsMessages.names.origin}
          options={kindOptions}
          placeholder={messages.anyKind}
        />
      </>
    )}
  </fieldset>
);
