import {
  type BodyProfile,
  findWeightGoalCaution,
  readBodyMass,
  type WeightGoalCaution,
} from '@vida/contract/profile/body-mass-rules.ts';
import { useToday } from '../../lib/use-today.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { Notice } from '../../ui/notice.tsx';
import { profileMessages as messages } from './profile-messages.ts';

const describeBodyMass = (profile: BodyProfile, today: string): string | null => {
  const bodyMass = readBodyMass(profile, today);
  if (!bodyMass) return null;
  return bodyMass.kind === 'silent'
    ? messages.bmiSilences[bodyMass.reason]
    : messages.bmi(formatNumber(bodyMass.bmi), bodyMass.bmiClass, bodyMass.isOlder);
};

const describeCaution = (caution: WeightGoalCaution): string => {
  switch (caution.kind) {
    case 'below_healthy':
      return messages.caution.belowHealthy(formatNumber(caution.lowestKg));
    case 'large_loss':
      return messages.caution.largeLoss(formatNumber(caution.firstGoalKg));
    default:
      return messages.caution[caution.kind];
  }
};

/** What the measures mean, in a sentence, and a calm word about the weight goal where one is due. */
export const BodyNotes = ({ profile }: { profile: BodyProfile }) => {
  const today = useToday();
  const bodyMass = describeBodyMass(profile, today);
  const caution = findWeightGoalCaution(profile, today);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {bodyMass && <p className="max-w-[65ch] text-sm text-muted-foreground">{bodyMass}</p>}
      {caution && <Notice tone="info">{describeCaution(caution)}</Notice>}
    </div>
  );
};
