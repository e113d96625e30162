import type { HealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import { definitionOf, hasTime, type MetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ElsewhereNotice } from '../../../ui/elsewhere-notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { OpenDialogProps } from '../../../ui/use-lazy-dialog.ts';
import { adviceMessages } from '../entry/advice-messages.ts';
import { AlarmingReading } from '../entry/alarming-reading.tsx';
import { entryMessages as messages } from '../entry/entry-messages.ts';
import { MeasurementFields } from '../entry/measurement-fields.tsx';
import { MeasurementQuestions } from '../entry/measurement-questions.tsx';
import { formatMetricMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { kindOptions } from '../metric-options.ts';
import { useEditMeasurement } from './use-edit-measurement.ts';

/** A weight, a pressure or a pulse is taken in one way; these come from several devices. */
const hasOrigins = (type: MetricType): boolean => type === 'glucose' || !hasTime(type);

const { names } = measurementsMessages;

export interface EditMeasurementDialogProps extends OpenDialogProps {
  metric: HealthMetricWithEtag;
}

/** A stored reading in the form it was entered with; stays open where the changed value asks for something. */
export const EditMeasurementDialog = ({ metric, onClose }: EditMeasurementDialogProps) => {
  const { metricType: type } = metric;
  const { timeZone } = useUser();
  const when = formatMetricMoment(metric, timeZone, useToday());
  const { alarming, form, submit, elsewhere, isSaving, ...questions } = useEditMeasurement(metric, onClose);
  return (
    <Dialog
      open
      title={alarming ? adviceMessages.dialogTitle : messages.editTitle}
      description={messages.editOf(definitionOf(type).name, when)}
      onOpenChange={onClose}
    >
      {alarming ? (
        <AlarmingReading saved={alarming} />
      ) : (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
          <ElsewhereNotice elsewhere={elsewhere} />
          <MeasurementFields type={type} form={form} />
          {hasOrigins(type) && (
            <SelectField control={form.control} name="kind" label={names.origin} options={kindOptions} />
          )}
          <Button type="submit" size="lg" block pending={isSaving} pendingLabel={messages.saving}>
            {messages.saveChanges}
          </Button>
          <MeasurementQuestions {...questions} />
        </form>
      )}
    </Dialog>
  );
};
