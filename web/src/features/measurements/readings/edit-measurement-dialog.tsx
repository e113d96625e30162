import type { HealthMetricWithEtag } from '@vida/contract/measurements/measurements-endpoints.ts';
import { definitionOf, hasTime, type MetricType } from '@vida/contract/measurements/metric-definitions.ts';
import type { RecordDialogProps } from '../../../lib/records/use-record-actions.tsx';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EntryForm } from '../../../ui/entry-dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { adviceMessages } from '../entry/advice-messages.ts';
import { AlarmingReading } from '../entry/alarm.tsx';
import { entryMessages as messages } from '../entry/entry-messages.ts';
import { MeasurementFields } from '../entry/measurement-fields.tsx';
import { MeasurementQuestions } from '../entry/measurement-questions.tsx';
import { formatMetricMoment } from '../format-moment.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { kindOptions } from '../metric-options.ts';
import { useEditMeasurement } from './use-edit-measurement.ts';

/** What is measured at home is taken in one way; these come from several devices. */
const hasOrigins = (type: MetricType): boolean => type === 'glucose' || !hasTime(type);

const Stored = ({ metric, onClose }: { metric: HealthMetricWithEtag; onClose: () => void }) => {
  const { metricType: type } = metric;
  const { timeZone } = useUser();
  const when = formatMetricMoment(metric, timeZone, useToday());
  const { alarming, form, question, answerUnit, confirm, correct, ...entry } = useEditMeasurement(metric, onClose);
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
        <EntryForm entry={entry}>
          <MeasurementFields type={type} form={form} />
          {hasOrigins(type) && (
            <SelectField
              control={form.control}
              name="kind"
              label={measurementsMessages.names.origin}
              options={kindOptions}
            />
          )}
        </EntryForm>
      )}
      <MeasurementQuestions question={question} answerUnit={answerUnit} confirm={confirm} correct={correct} />
    </Dialog>
  );
};

/** A stored reading in the form it was entered with; stays open where the changed value asks for something. */
export const EditMeasurementDialog = ({ record, onClose }: RecordDialogProps<HealthMetricWithEtag>) =>
  record && <Stored metric={record} onClose={onClose} />;
