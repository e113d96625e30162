import { useQuery } from '@tanstack/react-query';
import { type GlucoseAdvice as Advice, classifyReading } from '@vida/contract/measurements/glucose-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import {
  isRepeatedHigh,
  REPEATED_HIGH_APART_MS,
  REPEATED_HIGH_WITHIN_MS,
} from '@vida/contract/measurements/repeated-high-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { EmergencyCard } from '../../../ui/emergency-card.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { formatReading } from '../glucose/format-glucose.ts';
import { metricsQuery } from '../measurements-queries.ts';
import { AdviceBlock, AdviceNote } from './advice-block.tsx';
import { glucoseAdviceMessages as messages } from './glucose-advice-messages.ts';

/** A sensor that stores every minute has 1320 readings in the 22 hours that are asked for. */
const MOST_READINGS = 1500;

const toTimed = ({ measuredAt, value, rangeFlag }: HealthMetric) => ({
  at: new Date(measuredAt).getTime(),
  value,
  rangeFlag,
});

/** Whether a glucose above 250 mg/dL is the second one of a day, two hours or more apart; false until that is known. */
const useRepeatedHigh = (metric: HealthMetric): boolean => {
  const newest = toTimed(metric);
  const { data = [] } = useQuery({
    ...metricsQuery({
      metricType: 'glucose',
      from: new Date(newest.at - REPEATED_HIGH_WITHIN_MS).toISOString(),
      to: new Date(newest.at - REPEATED_HIGH_APART_MS + 1).toISOString(),
      limit: MOST_READINGS,
    }),
    enabled: metric.metricType === 'glucose' && classifyReading(metric) === 'very_high',
  });
  return isRepeatedHigh(data.map(toTimed), newest);
};

interface LowGlucoseAdviceProps {
  isVeryLow: boolean;
  /** The reading in words: '48 mg/dL'. */
  shown: string;
  care: Care | null;
}

const firstStepFor = (isVeryLow: boolean, hasKidneyDisease: boolean): string => {
  if (hasKidneyDisease) return isVeryLow ? messages.firstStepVeryLowKidney : messages.firstStepKidney;
  return isVeryLow ? messages.firstStepVeryLow : messages.firstStep;
};

const noteFor = (care: Care | null, hasKidneyDisease: boolean): string => {
  const kidney = hasKidneyDisease ? messages.kidneyKnown : care ? '' : messages.kidneyUnknown;
  return [messages.lowNote, kidney].filter(Boolean).join(' ');
};

/** The rule of 15, for this person. */
const LowGlucoseAdvice = ({ isVeryLow, shown, care }: LowGlucoseAdviceProps) => {
  const hasKidneyDisease = care?.hasKidneyDisease ?? false;
  return (
    <AdviceBlock
      title={isVeryLow ? messages.veryLowTitle(shown) : messages.lowTitle(shown)}
      lead={<p className="text-muted-foreground">{messages.ruleOf15}</p>}
      steps={[firstStepFor(isVeryLow, hasKidneyDisease), ...messages.steps]}
      emergency={{ title: messages.lowEmergencyTitle, text: messages.lowEmergency }}
    >
      {care?.group === 'minor' && <p>{messages.child}</p>}
      <AdviceNote>{noteFor(care, hasKidneyDisease)}</AdviceNote>
    </AdviceBlock>
  );
};

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
