import type { PressureAdvice as Advice } from '@vida/contract/measurements/pressure-rules.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { AdviceSteps } from './advice-steps.tsx';
import { vitalsAdviceMessages as messages } from './vitals-advice-messages.ts';

interface PressureAdviceProps {
  advice: NonNullable<Advice>;
  /** The reading in words: '190 por 100 mmHg'. */
  shown: string;
}

const PregnancyAdvice = ({ isUrgent, shown }: { isUrgent: boolean; shown: string }) => (
  <div role={isUrgent ? 'alert' : 'status'} className="grid gap-3">
    <p className="font-semibold">{messages.pregnancyTitle(shown)}</p>
    <p>{isUrgent ? messages.pregnancyUrgent : messages.pregnancyContact}</p>
    <EmergencyCard title={messages.pregnancyEmergencyTitle}>{messages.callSamu}</EmergencyCard>
  </div>
);

/** What to do about a very high or a low pressure, and about one that is high for a pregnancy. */
export const PressureAdvice = ({ advice, shown }: PressureAdviceProps) => {
  if (advice === 'pressure_pregnancy' || advice === 'pressure_pregnancy_urgent')
    return <PregnancyAdvice isUrgent={advice === 'pressure_pregnancy_urgent'} shown={shown} />;
  if (advice === 'pressure_low')
    return (
      <div role="status" className="grid gap-3">
        <p className="font-semibold">{messages.pressureLowTitle(shown)}</p>
        <AdviceSteps steps={messages.pressureLowSteps} />
        <p className="text-sm text-muted-foreground">{messages.pressureLowNote}</p>
        <EmergencyCard title={messages.pressureLowEmergencyTitle}>{messages.callSamu}</EmergencyCard>
      </div>
    );
  return (
    <div role="status" className="grid gap-3">
      <p className="font-semibold">{messages.pressureHighTitle(shown)}</p>
      <AdviceSteps steps={messages.pressureHighSteps} />
      <EmergencyCard title={messages.pressureHighEmergencyTitle}>
        {messages.pressureHighEmergency}
      </EmergencyCard>
    </div>
  );
};
