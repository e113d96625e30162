import type { WeightChange } from '@vida/contract/measurements/weight-rules.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { AdviceBlock } from './advice-block.tsx';
import { vitalsAdviceMessages as messages } from './vitals-advice-messages.ts';

/** What a fast change of weight may mean, and whom to tell. */
export const WeightAdvice = ({ change }: { change: WeightChange }) => {
  if (change.kind === 'large_loss')
    return (
      <div className="grid gap-3">
        <p className="font-semibold">{messages.lossTitle(`${formatNumber(change.lossKg)} kg`, change.days)}</p>
        <p>{messages.lossText}</p>
      </div>
    );
  return (
    <AdviceBlock
      title={messages.fluidTitle(`${formatNumber(change.gainKg)} kg`, change.days)}
      steps={messages.fluidSteps}
      emergency={{ title: messages.fluidEmergencyTitle, text: messages.callSamu }}
    />
  );
};
