import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { LabelledSelect } from '../../../ui/fields/select.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { contextOptions, kindOptions } from '../metric-options.ts';
import { readingsMessages as messages } from './readings-messages.ts';
import type { ReadingsFilter } from './readings-queries.ts';

const periodOptions = [7, 14, 30, 90, 365].map((days) => ({
  value: String(days),
  label: measurementsMessages.lastDays(days),
}));

interface FilterFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Says that nothing is narrowed; chosen it is ''. */
  placeholder: string;
  value: Value | '';
  onValue: (value: Value | '') => void;
}

const FilterField = <Value extends string>({ options, onValue, ...select }: FilterFieldProps<Value>) => (
  <LabelledSelect
    {...select}
    options={options}
    onChange={({ target }) => onValue(options.find((option) => option.value === target.value)?.value ?? '')}
  />
);

interface FilterFieldsProps {
  id: string;
  type: MetricType;
  filter: ReadingsFilter;
  onFilter: (filter: ReadingsFilter) => void;
}

/** The period, and for glucose the moment and where a reading came from. */
export const FilterFields = ({ id, type, filter, onFilter }: FilterFieldsProps) => (
  <fieldset id={id} className="mb-4 grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-2 md:grid-cols-3">
    <legend className="sr-only">{messages.filters}</legend>
    <FilterField
      label={measurementsMessages.period}
      options={periodOptions}
      placeholder={messages.everything}
      value={filter.days}
      onValue={(days) => onFilter({ ...filter, days })}
    />
    {type === 'glucose' && (
      <>
        <FilterField
          label={measurementsMessages.names.context}
          options={contextOptions}
          placeholder={messages.anyContext}
          value={filter.context}
          onValue={(context) => onFilter({ ...filter, context })}
        />
        <FilterField
          label={measurementsMessages.names.origin}
          options={kindOptions}
          placeholder={messages.anyKind}
          value={filter.kind}
          onValue={(kind) => onFilter({ ...filter, kind })}
        />
      </>
    )}
  </fieldset>
);
