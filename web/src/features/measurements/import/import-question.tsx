import { glucoseUnitSchema } from '@vida/contract/auth/user.ts';
import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { importMessages as messages } from './import-messages.ts';
import type { Answers, ImportQuestionAbout } from './import-step.ts';

const orders: readonly DateOrder[] = ['dmy', 'mdy'];

interface ImportQuestionProps {
  question: ImportQuestionAbout;
  onAnswer: (answers: Answers) => void;
}

/** What the file leaves open: the order of day and month, or the unit. Never guessed. */
export const ImportQuestion = ({ question, onAnswer }: ImportQuestionProps) => {
  const isDate = question.about === 'dateOrder';
  const example = isDate ? question.example : null;
  const choices = isDate
    ? orders.map((dateOrder) => ({
        answers: { dateOrder },
        label: messages.dateOrderChoice(dateOrder, example),
      }))
    : glucoseUnitSchema.options.map((unit) => ({ answers: { unit }, label: unit }));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{isDate ? messages.askDateOrder : messages.askUnit}</legend>
      {isDate && example && <p className="mb-1">{messages.askDateOrderText(example.text)}</p>}
      {!isDate && <p className="mb-1">{messages.askUnitText}</p>}
      {choices.map(({ answers, label }) => (
        <Button key={label} variant="outline" size="lg" block onClick={() => onAnswer(answers)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
};
