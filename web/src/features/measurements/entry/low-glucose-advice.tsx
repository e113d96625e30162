import type { Care } from '../../../lib/health-profile.ts';
import { AdviceBlock, AdviceNote } from './advice-block.tsx';
import { glucoseAdviceMessages as messages } from './glucose-advice-messages.ts';

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
export const LowGlucoseAdvice = ({ isVeryLow, shown, care }: LowGlucoseAdviceProps) => {
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
