import { useId, useState } from 'react';
import { useUser } from '../../../lib/session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { RadioChips } from '../../../ui/fields/radio-chips.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { metricTypeOptions } from '../metric-types.ts';
import { adviceMessages } from './advice-messages.ts';
import { AlarmingReading } from './alarming-reading.tsx';
import { entryMessages as messages } from './entry-messages.ts';
import { readLastType } from './last-type.ts';
import { NewMeasurementForm } from './new-measurement-form.tsx';
import { useAlarm } from './use-alarm.ts';

/** 'Nova medição' from anywhere: begins with what was measured last, and stays open where the reading asks for something. */
export const NewMeasurementDialog = ({ onClose }: OpenDialogProps) => {
  const { id } = useUser();
  const name = useId();
  const [{ type, focusValue }, choose] = useState(() => ({ type: readLastType(id), focusValue: true }));
  const { alarming, announce } = useAlarm();
  if (alarming)
    return (
      <Dialog open title={adviceMessages.dialogTitle} onOpenChange={onClose}>
        <AlarmingReading saved={alarming} />
      </Dialog>
    );
  return (
    <Dialog open title={messages.title} onOpenChange={onClose}>
      <div className="grid gap-4">
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
            if (!announce(saved)) onClose();
          }}
        />
      </div>
    </Dialog>
  );
};
