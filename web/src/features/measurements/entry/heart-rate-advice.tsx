import type { HeartRateAdvice as Advice } from '@vida/contract/measurements/heart-rate-rules.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { AdviceSteps } from './advice-steps.tsx';
import { vitalsAdviceMessages as messages } from './vitals-advice-messages.ts';

interface HeartRateAdviceProps {
  advice: NonNullable<Advice>;
  /** The reading in words: '128 bpm'. */
  shown: string;
}

/** What to do about a resting heart rate that is low, high or dangerous. */
export const HeartRateAdvice = ({ advice, shown }: HeartRateAdviceProps) => {
  if (advice === 'heart_rate_emergency')
    return <EmergencyCard title={messages.heartExtremeTitle(shown)}>{messages.heartExtreme}</EmergencyCard>;
  const isLow = advice === 'heart_rate_low';
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">
        {isLow ? messages.heartLowTitle(shown) : messages.heartHighTitle(shown)}
      </p>
      <AdviceSteps steps={isLow ? messages.heartLowSteps : messages.heartHighSteps} />
      {isLow && <p className="text-sm text-muted-foreground">{messages.heartLowNote}</p>}
      <EmergencyCard title={messages.heartEmergencyTitle}>{messages.callSamu}</EmergencyCard>
    </div>
  );
};
