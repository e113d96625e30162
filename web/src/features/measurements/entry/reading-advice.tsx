import {
  adviseOnReading,
  type GlucoseAdvice,
  type GlucoseLevel,
} from '@vida/contract/measurements/glucose-rules.ts';
import { useUser } from '../../../lib/session.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { formatReading } from '../glucose/format-glucose.ts';
import { adviceMessages as messages } from './advice-messages.ts';

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="grid list-decimal gap-1.5 pl-5">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

const LowAdvice = ({ advice, shown }: { advice: GlucoseAdvice; shown: string }) => {
  const isVeryLow = advice === 'very_low_rule_of_15';
  return (
    <div role="alert" className="grid gap-3">
      <p className="font-semibold">{isVeryLow ? messages.veryLowTitle(shown) : messages.lowTitle(shown)}</p>
      <p className="text-muted-foreground">{messages.ruleOf15}</p>
      <Steps steps={[isVeryLow ? messages.firstStepVeryLow : messages.firstStep, ...messages.steps]} />
      <p className="text-sm text-muted-foreground">{messages.lowNote}</p>
      <EmergencyCard title={messages.lowEmergencyTitle}>{messages.lowEmergency}</EmergencyCard>
    </div>
  );
};

const HighAdvice = ({ advice, shown }: { advice: GlucoseAdvice; shown: string }) => (
  <div role="status" className="grid gap-3">
    <p className="font-semibold">{messages.highTitle(shown)}</p>
    {advice === 'high_same_day_care' && <p>{messages.sameDay}</p>}
    <Steps steps={messages.highSteps} />
    <EmergencyCard title={messages.highEmergencyTitle}>{messages.highEmergency}</EmergencyCard>
  </div>
);

/** What to do at once about a reading; nothing where there is nothing to do. Vida is never here. */
export const ReadingAdvice = ({ reading }: { reading: GlucoseLevel }) => {
  const { glucoseUnit } = useUser();
  const advice = adviseOnReading(reading);
  const shown = formatReading(reading, glucoseUnit);
  if (advice === null) return null;
  if (advice === 'high_emergency')
    return (
      <div className="grid gap-3">
        <EmergencyCard title={messages.extremeTitle(shown)}>{messages.extreme}</EmergencyCard>
        <Steps steps={messages.highSteps} />
      </div>
    );
  if (advice === 'low_rule_of_15' || advice === 'very_low_rule_of_15')
    return <LowAdvice advice={advice} shown={shown} />;
  return <HighAdvice advice={advice} shown={shown} />;
};
