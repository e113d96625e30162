import type { HeartRateAdvice } from '@vida/contract/measurements/heart-rate-rules.ts';
import { adviseOnMetric } from '@vida/contract/measurements/metric-advice.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { PressureAdvice } from '@vida/contract/measurements/pressure-rules.ts';
import type { WeightChange } from '@vida/contract/measurements/weight-rules.ts';
import { useCare } from '../../../lib/health-profile.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import type { OpenDialogProps } from '../../../ui/lazy-part.tsx';
import { formatMetric } from '../format-metric.ts';
import { AdviceBlock, type AdviceBlockProps, AdviceNote } from './advice-block.tsx';
import { adviceMessages } from './advice-messages.ts';
import { GlucoseAdvice } from './glucose-advice.tsx';
import { vitalsAdviceMessages as messages } from './vitals-advice-messages.ts';

/** What a fast change of weight may mean, and whom to tell. */
const WeightAdvice = ({ change }: { change: WeightChange }) =>
  change.kind === 'large_loss' ? (
    <div className="grid gap-3">
      <p className="font-semibold">{messages.lossTitle(`${formatNumber(change.lossKg)} kg`, change.days)}</p>
      <p>{messages.lossText}</p>
    </div>
  ) : (
    <AdviceBlock
      title={messages.fluidTitle(`${formatNumber(change.gainKg)} kg`, change.days)}
      steps={messages.fluidSteps}
      emergency={{ title: messages.fluidEmergencyTitle, text: messages.callSamu }}
    />
  );

type VitalAdvice = Exclude<NonNullable<PressureAdvice | HeartRateAdvice>, 'heart_rate_emergency'>;

const callFor = (title: string) => ({ title, text: messages.callSamu });

/** What to do about a pressure or a pulse, as the reading in words ('190 por 100 mmHg') completes it. */
const blockOf: Readonly<Record<VitalAdvice, (shown: string) => AdviceBlockProps>> = {
  pressure_pregnancy: (shown) => ({
    title: messages.pregnancyTitle(shown),
    lead: <p>{messages.pregnancyContact}</p>,
    emergency: callFor(messages.pregnancyEmergencyTitle),
  }),
  pressure_pregnancy_urgent: (shown) => ({
    title: messages.pregnancyTitle(shown),
    lead: <p>{messages.pregnancyUrgent}</p>,
    emergency: callFor(messages.pregnancyEmergencyTitle),
  }),
  pressure_low: (shown) => ({
    title: messages.pressureLowTitle(shown),
    steps: messages.pressureLowSteps,
    children: <AdviceNote>{messages.pressureLowNote}</AdviceNote>,
    emergency: callFor(messages.pressureLowEmergencyTitle),
  }),
  pressure_crisis: (shown) => ({
    title: messages.pressureHighTitle(shown),
    steps: messages.pressureHighSteps,
    emergency: { title: messages.pressureHighEmergencyTitle, text: messages.pressureHighEmergency },
  }),
  heart_rate_low: (shown) => ({
    title: messages.heartLowTitle(shown),
    steps: messages.heartLowSteps,
    children: <AdviceNote>{messages.heartLowNote}</AdviceNote>,
    emergency: callFor(messages.heartEmergencyTitle),
  }),
  heart_rate_high: (shown) => ({
    title: messages.heartHighTitle(shown),
    steps: messages.heartHighSteps,
    emergency: callFor(messages.heartEmergencyTitle),
  }),
};

const isOfVital = (advice: string): advice is VitalAdvice => advice in blockOf;

interface ReadingAdviceProps {
  metric: HealthMetric;
  weightChange?: WeightChange | null;
}

/** What to do at once about a reading; nothing where there is nothing to do. Vida is never here. */
export const ReadingAdvice = ({ metric, weightChange = null }: ReadingAdviceProps) => {
  const care = useCare();
  if (weightChange) return <WeightAdvice change={weightChange} />;
  const advice = adviseOnMetric(metric, care?.group ?? 'adult');
  const shown = formatMetric(metric, 'mg/dL');
  if (advice === null) return null;
  if (advice === 'heart_rate_emergency')
    return <EmergencyCard title={messages.heartExtremeTitle(shown)}>{messages.heartExtreme}</EmergencyCard>;
  if (isOfVital(advice)) return <AdviceBlock {...blockOf[advice](shown)} />;
  return <GlucoseAdvice advice={advice} metric={metric} care={care} />;
};

interface AdviceDialogProps extends OpenDialogProps {
  metric: HealthMetric;
}

/** The whole text of what a reading asks for. */
export const AdviceDialog = ({ metric, onClose }: AdviceDialogProps) => (
  <Dialog open title={adviceMessages.dialogTitle} onOpenChange={onClose}>
    <ReadingAdvice metric={metric} />
  </Dialog>
);
