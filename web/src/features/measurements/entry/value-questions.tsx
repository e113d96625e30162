import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import type { NewMeasurementForm } from './use-new-measurement.ts';

const messages = measurementsMessages.form;
const units: readonly GlucoseUnit[] = ['mg/dL', 'mmol/L'];

type ValueQuestionsProps = Pick<NewMeasurementForm, 'question' | 'answerUnit' | 'confirmRare' | 'correct'>;

/** What has to be asked about a number before it is saved: its unit, or whether a rare value is right. */
export const ValueQuestions = ({ question, answerUnit, confirmRare, correct }: ValueQuestionsProps) => {
  if (question === null) return null;
  if (question.about === 'rare')
    return (
      <ConfirmDialog
        open
        title={messages.confirmTitle}
        description={messages.confirmDescription(
          `${formatNumber(question.metric.value ?? 0)} ${question.metric.unit ?? ''}`,
        )}
        confirmLabel={messages.confirm}
        cancelLabel={messages.correct}
        onConfirm={confirmRare}
        onOpenChange={correct}
      />
    );
  return (
    <Dialog
      open
      title={messages.unitTitle}
      description={messages.unitDescription(formatNumber(question.typed.value))}
      onOpenChange={correct}
    >
      <div className="grid grid-cols-2 gap-2">
        {units.map((unit) => (
          <Button key={unit} variant="outline" size="lg" onClick={() => answerUnit(unit)}>
            {unit}
          </Button>
        ))}
      </div>
    </Dialog>
  );
};
