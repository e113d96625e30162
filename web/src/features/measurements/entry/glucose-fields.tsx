import { useUser } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioChipsField } from '../../../ui/fields/radio-chips-field.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricMessages } from '../metric-messages.ts';
import { contextOptions } from '../metric-options.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { MeasurementFieldsProps } from './measurement-draft.ts';
import { OUT_OF_RANGE } from './measurement-draft.ts';

/** The moments worth a tap; 'outro' is leaving them all alone. */
const namedOptions = contextOptions.filter(({ value }) => value !== 'outro');

/** A phone's number pad has no letters. */
const flagWords = ['LO', 'HI'] as const;

/** A glucose value in the person's unit, or LO and HI, and the moment. */
export const GlucoseFields = ({ form }: Pick<MeasurementFieldsProps, 'form'>) => {
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
