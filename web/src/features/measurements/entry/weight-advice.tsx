import type { WeightChange } from '@vida/contract/measurements/weight-rules.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { AdviceSteps } from './advice-steps.tsx';
import { vitalsAdviceMessages as messages } from './vitals-advice-messages.ts';

/** What a fast change of weight may mean, and whom to tell. */
export const WeightAdvice = ({ change }: { change: WeightChange }) => {
  if (change.kind === 'large_loss')
    return (
      <div role="status" className="grid gap-3">
        <p className="font-semibold">
          {messages.lossTitle(`${formatNumber(change.lossKg)} kg`, change.days)}
        </p>
        <p>{messages.lossText}</p>
      </div>
    );
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{messages.fluidTitle(`${formatNumber(change.gainKg)} kg`, change.days)}</p>
      <AdviceSteps steps={messages.fluidSteps} />
      <EmergencyCard title={messages.fluidEmergencyTitle}>{messages.callSamu}</EmergencyCard>
    </div>
  );
};
