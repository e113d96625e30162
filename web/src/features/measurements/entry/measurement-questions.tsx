import { glucoseUnitSchema } from '@vida/contract/auth/user.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatVital, unitAfterNumber } from '../format-metric.ts';
import { entryMessages as messages } from './entry-messages.ts';
import type { MeasurementForm, Question } from './use-measurement-form.ts';

type MeasurementQuestionsProps = Pick<MeasurementForm, 'question' | 'answerUnit' | 'confirm' | 'correct'>;

/** What a question says: a title by its first remark, a line for each. */
const describeRemarks = ({ remarks, ready }: Extract<Question, { about: 'remarks' }>) => {
  const { values, typed } = ready.measurement;
  const shown = {
    value: `${formatVital(values)}${unitAfterNumber(values.unit)}`,
    typed: formatVital(typed),
    day: formatDay(typed.when.slice(0, 10)),
  };
  return {
    title: messages.confirmTitles[remarks[0] ?? 'rare'](shown.value),
    lines: remarks.map((remark) => messages.confirmReasons[remark](shown)),
  };
};

/** What has to be asked before a measurement is saved: its unit, or whether what stands out is right. */
export const MeasurementQuestions = ({ question, answerUnit, confirm, correct }: MeasurementQuestionsProps) => {
  if (question === null) return null;
  if (question.about === 'remarks') {
    const { title, lines } = describeRemarks(question);
    return (
      <ConfirmDialog
        open
        title={title}
        description={lines.join(' ')}
        confirmLabel={messages.confirm}
        cancelLabel={messages.correct}
        onConfirm={confirm}
        onOpenChange={correct}
      />
    );
  }
  return (
    <Dialog
      open
      title={messages.unitTitle}
      description={messages.unitDescription(formatNumber(question.typed.value))}
      onOpenChange={correct}
    >
      <div className="grid grid-cols-2 gap-2">
        {glucoseUnitSchema.options.map((unit) => (
          <Button key={unit} variant="outline" size="lg" onClick={() => answerUnit(unit)}>
            {unit}
          </Button>
        ))}
      </div>
    </Dialog>
  );
};
