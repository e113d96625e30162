import { useId, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { RadioChips } from '../../../ui/fields/radio-chips.tsx';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { measurementsMessages } from '../measurements-messages.ts';
import { metricTypeOptions } from '../metric-options.ts';
import { adviceMessages } from './advice-messages.ts';
import { AlarmingReading, useAlarm } from './alarm.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import { readLastType } from './last-type.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';

/**
 * 'Nova medição' from anywhere: begins with what was measured last, and stays open where the reading
 * asks for something.
 */
export const NewMeasurementDialog = ({ onClose }: OpenDialogProps) => {
  const { id } = useUser();
  const name = useId();
  const [{ type, focusValue }, choose] = useState(() => ({ type: readLastType(id), focusValue: true }));
  const { alarming, raise } = useAlarm();
  const isMounted = useIsMounted();
  return (
    <Dialog
      open
      title={alarming ? adviceMessages.dialogTitle : measurementsMessages.newMeasurement}
      onOpenChange={onClose}
    >
      {alarming ? (
        <AlarmingReading saved={alarming} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <FieldGroup label={messages.type} hideLabel>
            <RadioChips
              name={name}
              options={metricTypeOptions}
              value={type}
              onChange={(next, isPointed) => choose({ type: next, focusValue: isPointed })}
            />
          </FieldGroup>
          <NewMeasurementForm
            key={type}
            type={type}
            focusValue={focusValue}
            onSaved={(saved) => {
              if (!raise(saved) && isMounted()) onClose();
            }}
          />
        </div>
      )}
    </Dialog>
  );
};
