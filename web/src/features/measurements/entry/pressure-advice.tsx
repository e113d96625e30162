import type { PressureAdvice as Advice } from '@vida/contract/measurements/pressure-rules.ts';
import { AdviceBlock, AdviceNote } from './advice-block.tsx';
import { vitalsAdviceMessages as messages } from './vitals-advice-messages.ts';

interface PressureAdviceProps {
  advice: NonNullable<Advice>;
  /** The reading in words: '190 por 100 mmHg'. */
  shown: string;
}

/** What to do about a very high or a low pressure, and about one that is high for a pregnancy. */
export const PressureAdvice = ({ advice, shown }: PressureAdviceProps) => {
  switch (advice) {
    case 'pressure_pregnancy':
    case 'pressure_pregnancy_urgent':
      return (
        <AdviceBlock
          title={messages.pregnancyTitle(shown)}
          lead={<p>{advice === 'pressure_pregnancy_urgent' ? messages.pregnancyUrgent : messages.pregnancyContact}</p>}
          emergency={{ title: messages.pregnancyEmergencyTitle, text: messages.callSamu }}
        />
      );
    case 'pressure_low':
      return (
        <AdviceBlock
          title={messages.pressureLowTitle(shown)}
          steps={messages.pressureLowSteps}
          emergency={{ title: messages.pressureLowEmergencyTitle, text: messages.callSamu }}
        >
          <AdviceNote>{messages.pressureLowNote}</AdviceNote>
        </AdviceBlock>
      );
    case 'pressure_crisis':
      return (
        <AdviceBlock
          title={messages.pressureHighTitle(shown)}
          steps={messages.pressureHighSteps}
          emergency={{ title: messages.pressureHighEmergencyTitle, text: messages.pressureHighEmergency }}
        />
      );
  }
};
