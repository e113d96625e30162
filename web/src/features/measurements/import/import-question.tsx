import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { importMessages as messages } from './import-messages.ts';
import type { Answers } from './use-file-import.ts';

const orders: readonly DateOrder[] = ['dmy', 'mdy'];
const units: readonly GlucoseUnit[] = ['mg/dL', 'mmol/L'];

interface ImportQuestionProps {
  about: 'dateOrder' | 'unit';
  onAnswer: (answers: Answers) => void;
}

/** What the file leaves open: the order of day and month, or the unit. Never guessed. */
export const ImportQuestion = ({ about, onAnswer }: ImportQuestionProps) => (
  <div className="grid gap-2">
    <p className="mb-1 font-semibold">{about === 'dateOrder' ? messages.askDateOrder : messages.askUnit}</p>
    {about === 'dateOrder'
      ? orders.map((dateOrder) => (
          <Button key={dateOrder} variant="outline" size="lg" block onClick={() => onAnswer({ dateOrder })}>
            {messages.dateOrders[dateOrder]}
          </Button>
        ))
      : units.map((unit) => (
          <Button key={unit} variant="outline" size="lg" block onClick={() => onAnswer({ unit })}>
            {unit}
          </Button>
        ))}
  </div>
);
