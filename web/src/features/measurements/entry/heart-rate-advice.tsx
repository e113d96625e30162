import type { HeartRateAdvice as Advice } from '@vida/contract/measurements/heart-rate-rules.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { AdviceBlock, AdviceNote } from './advice-block.tsx';
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
    <AdviceBlock
      title={isLow ? messages.heartLowTitle(shown) : messages.heartHighTitle(shown)}
      steps={isLow ? messages.heartLowSteps : messages.heartHighSteps}
      emergency={{ title: messages.heartEmergencyTitle, text: messages.callSamu }}
    >
      {isLow && <AdviceNote>{messages.heartLowNote}</AdviceNote>}
    </AdviceBlock>
  );
};
