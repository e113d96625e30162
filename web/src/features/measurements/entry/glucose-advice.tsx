import type { GlucoseAdvice as Advice } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { formatReading } from '../glucose/format-glucose.ts';
import { AdviceBlock } from './advice-block.tsx';
import { glucoseAdviceMessages as messages } from './glucose-advice-messages.ts';
import { LowGlucoseAdvice } from './low-glucose-advice.tsx';
import { useRepeatedHigh } from './use-repeated-high.ts';

interface GlucoseAdviceProps {
  advice: NonNullable<Advice>;
  metric: HealthMetric;
  /** Null while the profile is not known: then what depends on it is said with its condition. */
  care: Care | null;
}

const highStepsFor = (care: Care | null): readonly string[] => {
  const ketones = care === null ? [messages.ketonesUnknown] : care.needsKetones ? [messages.ketones] : [];
  return [...messages.highSteps, ...ketones, messages.noDose];
};

const HighAdvice = ({ advice, metric, care, shown }: GlucoseAdviceProps & { shown: string }) => {
  const isRepeated = useRepeatedHigh(metric);
  return (
    <AdviceBlock
      title={messages.highTitle(shown)}
      lead={
        <div role="status" className="grid gap-3 empty:-mb-3">
          {isRepeated && <p>{messages.repeatedHigh}</p>}
          {(isRepeated || advice === 'high_same_day_care') && <p className="font-semibold">{messages.sameDay}</p>}
        </div>
      }
      steps={highStepsFor(care)}
      emergency={{ title: messages.highEmergencyTitle, text: messages.highEmergency }}
    />
  );
};

/** What to do about a glucose out of range, for this person. */
export const GlucoseAdvice = (props: GlucoseAdviceProps) => {
  const { advice, metric, care } = props;
  const { glucoseUnit } = useUser();
  const shown = formatReading(metric, glucoseUnit);
  if (advice === 'low_rule_of_15' || advice === 'very_low_rule_of_15')
    return <LowGlucoseAdvice isVeryLow={advice === 'very_low_rule_of_15'} shown={shown} care={care} />;
  if (advice !== 'high_emergency') return <HighAdvice {...props} shown={shown} />;
  return (
    <div className="grid gap-3">
      <EmergencyCard title={messages.extremeTitle(shown)}>{messages.extreme}</EmergencyCard>
      <Steps steps={highStepsFor(care)} />
    </div>
  );
};
